// npm test: everything that is known about the museum. Ends with one line, `N passed, N failed`.
import { checkMachine, installIfNeeded } from "./requirements.mjs";

checkMachine();
await installIfNeeded();
const { register } = await import("tsx/esm/api");
register();
const { test } = await import("./test.ts");
await test();
