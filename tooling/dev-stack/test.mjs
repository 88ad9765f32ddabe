// npm test; npm run test:full (--full) adds everything that is slow. Ends with one line, `N passed, N failed`.
import { checkMachine, installIfNeeded } from "./preflight.mjs";

if (process.argv.includes("--full")) process.env.TEST_TIER = "full";
checkMachine();
const secondsBefore = await installIfNeeded();
const { register } = await import("tsx/esm/api");
register();
const { test } = await import("./test.ts");
await test(secondsBefore);
