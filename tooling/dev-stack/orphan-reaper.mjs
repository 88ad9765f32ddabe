// Survives a killed command and ends the processes that the command can no longer end itself.
// The command writes their ids to stdin, one a line; when stdin closes, the command has ended.
import { signalTree } from "./signal-tree.mjs";

let rest = "";
const processes = new Set();

process.stdin.on("data", (chunk) => {
  const lines = (rest + chunk).split("\n");
  rest = lines.pop() ?? "";
  for (const line of lines) processes.add(Number(line));
});
process.stdin.on("close", () => {
  signalAll("SIGTERM");
  // Postgres waits for its clients at SIGTERM; SIGINT makes it close them.
  setTimeout(() => signalAll("SIGINT"), 1000);
  setTimeout(() => {
    signalAll("SIGKILL");
    process.exit(0);
  }, 5000);
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => {});

function signalAll(signal) {
  for (const pid of processes) {
    try {
      signalTree(pid, signal);
    } catch {
      processes.delete(pid);
    }
  }
  if (processes.size === 0) process.exit(0);
}
