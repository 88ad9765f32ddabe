// npm run check: what is known in under a minute, before a commit.
import { checkMachine, installIfNeeded } from "./requirements.mjs";

checkMachine();
await installIfNeeded();
const { register } = await import("tsx/esm/api");
register();
const { check } = await import("./check.ts");
await check();
