const eventName = "cart-changed";

/** Announces that the cart has changed: by `by` units, or by an unknown number when 0. */
export function dispatchCartChange(by = 0): void {
  window.dispatchEvent(new CustomEvent<number>(eventName, { detail: by }));
}

/** Calls back on each change of the cart; returns the function that unsubscribes. */
export function onCartChange(listener: (by: number) => void): () => void {
  const handle = (event: Event) => listener((event as CustomEvent<number>).detail);
  window.addEventListener(eventName, handle);
  return () => window.removeEventListener(eventName, handle);
}
