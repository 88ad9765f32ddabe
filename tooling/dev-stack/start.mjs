// npm start: runs the whole app on this machine. npm run dev: the same with hot reload.
//   --dev     hot reload        --reset   delete the data folder's content and start over
import fs from "node:fs";
import { bootstrap } from "./bootstrap.mjs";

await bootstrap();
// Settings in .env override the emulators; the shell's environment comes first.
if (fs.existsSync(".env")) process.loadEnvFile(".env");
const { run } = await import("./run.ts");
await run({ isDev: process.argv.includes("--dev"), isReset: process.argv.includes("--reset") });
