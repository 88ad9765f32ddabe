import { spawnSync } from "node:child_process";

/**
 * Sends a signal to a process and its descendants. Throws when it has ended. Windows has neither process groups nor signals: there the
 * whole tree is ended at once.
 * @param {number} pid the leader of a process group
 * @param {NodeJS.Signals} signal
 * @param {{ platform: string; run: (file: string, args: string[]) => { status: number | null } }} [system] replaced in tests
 */
export function signalTree(pid, signal, { platform, run } = { platform: process.platform, run: runHidden }) {
  if (platform !== "win32") return process.kill(-pid, signal);
  const { status } = run("taskkill", ["/pid", String(pid), "/T", "/F"]);
  if (status !== 0) throw new Error(`Process ${pid} has ended.`);
  return true;
}

const runHidden = (file, args) => spawnSync(file, args, { stdio: "ignore", windowsHide: true });
