// npm run check: static checks and unit tests, in under a minute. Ends with one line, `N passed, N failed`.
import { checkMachine, installIfNeeded } from "./preflight.mjs";

checkMachine();
const secondsBefore = await installIfNeeded();
const { register } = await import("tsx/esm/api");
register();
const { check } = await import("./check.ts");
await check(secondsBefore);
