// One Ctrl-C arrives up to three times: from the terminal, from npm and from the process that chose the Node.
const SAME_PRESS_MS = 500;

/** Calls `stop` at the first signal to stop, and `force` at each later press. */
export function onStopSignal(stop: () => void, force: () => void): void {
  let firstAt: number | undefined;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (firstAt === undefined) {
        firstAt = Date.now();
        stop();
      } else if (Date.now() - firstAt > SAME_PRESS_MS) force();
    });
  }
}
