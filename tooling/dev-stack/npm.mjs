import { spawn } from "node:child_process";

/** How npm is started: on Windows it is a batch file, which only a shell can run. */
export const npmCommand = (platform = process.platform) =>
  platform === "win32" ? { file: "npm.cmd", shell: true } : { file: "npm", shell: false };

/**
 * Runs the machine's npm without its own output. No argument may hold a space, because a shell on Windows would split it;
 * a folder is therefore given as `cwd`.
 * @param {string[]} args
 * @param {string} [cwd]
 * @returns {Promise<{ code: number | string; output: string }>}
 */
export async function runNpm(args, cwd) {
  const { file, shell } = npmCommand();
  const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];
  const child = spawn(file, [...args, ...quiet], { cwd, shell, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += chunk));
  const code = await new Promise((resolve) => {
    child.once("error", () => resolve("npm was not found; it comes with Node"));
    child.once("close", resolve);
  });
  return { code: code ?? 1, output };
}
