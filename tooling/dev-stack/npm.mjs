import { spawn } from "node:child_process";

/**
 * How npm is started: on Windows it is a batch file, which only a shell can run, and the shell takes one line. Quotes keep it from
 * splitting a path at a space and from reading a caret.
 * @param {string[]} args
 */
export function npmCommand(args, platform = process.platform) {
  if (platform !== "win32") return { file: "npm", args, shell: false };
  const line = ["npm.cmd", ...args.map((arg) => (/^[\w@/.:=-]+$/.test(arg) ? arg : `"${arg}"`))].join(" ");
  return { file: line, args: [], shell: true };
}

/**
 * Runs the machine's npm and keeps its output.
 * @param {string[]} args
 * @param {string} [cwd]
 * @returns {Promise<{ code: number | string; output: string }>}
 */
export async function runNpm(args, cwd) {
  const command = npmCommand([...args, "--no-audit", "--no-fund", "--loglevel=error"]);
  const { shell } = command;
  const child = spawn(command.file, command.args, { cwd, shell, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const code = await new Promise((resolve) => {
    child.once("error", () => resolve("npm was not found; it comes with Node"));
    child.once("close", resolve);
  });
  return { code: code ?? 1, output };
}
