// npx tsx tooling/checks/lint-custom.ts: checks the conventions and the design tokens, for npm run check and npm test.
import { findViolations } from "./check-conventions";
import { findRawColours } from "./check-design-tokens";

const violations = process.argv[2] === "tokens" ? findRawColours() : findViolations();
for (const breach of violations) console.error(breach);
process.exitCode = violations.length ? 1 : 0;
