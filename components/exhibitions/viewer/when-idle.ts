/** Runs a callback when the browser is idle, or after `timeout` milliseconds at the latest. Returns a function that cancels it. */
export function whenIdle(callback: () => void, timeout?: number): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(callback, timeout === undefined ? {} : { timeout });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(callback, 30);
  return () => clearTimeout(id);
}
