// npx tsx tooling/checks/lint-custom.ts: checks the conventions, the design tokens or the dependencies, for npm run check and npm test.
import { findViolations } from "./check-conventions";
import { findDependencyFaults, readLock } from "./check-dependencies";
import { findRawColours } from "./check-design-tokens";

const checks: Record<string, () => string[]> = {
  tokens: findRawColours,
  dependencies: () => findDependencyFaults(readLock()),
};

const violations = (checks[process.argv[2] ?? ""] ?? findViolations)();
for (const breach of violations) console.error(breach);
process.exitCode = violations.length ? 1 : 0;
