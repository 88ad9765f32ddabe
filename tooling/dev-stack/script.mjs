// Runs a TypeScript file, or the program of an installed package, under a supported Node: node script.mjs <file> [arguments]
import path from "node:path";
import { pathToFileURL } from "node:url";
import { bootstrap } from "./bootstrap.mjs";

await bootstrap({ install: false });
const file = path.resolve(process.argv[2] ?? "");
process.argv = [process.execPath, file, ...process.argv.slice(3)];
await import(pathToFileURL(file).href);
