/** Does something when the browser has nothing else to do, or after so many milliseconds at the latest. Gives back what calls it off. */
export function whenIdle(work: () => void, timeout?: number): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(work, timeout === undefined ? {} : { timeout });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, 30);
  return () => clearTimeout(id);
}
