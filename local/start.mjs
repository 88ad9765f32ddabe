// npm start: the whole museum on this machine. npm run dev: the same with hot reload.
//   --dev     hot reload        --reset   delete what is in the museum's folder and begin anew
import fs from "node:fs";
import { checkMachine, installIfNeeded } from "./requirements.mjs";

checkMachine();
await installIfNeeded();
// What is written there replaces its stand-in; what the shell says comes first.
if (fs.existsSync(".env")) process.loadEnvFile(".env");
const { register } = await import("tsx/esm/api");
register();
const { run } = await import("./run.ts");
await run({ isDev: process.argv.includes("--dev"), isReset: process.argv.includes("--reset") });
