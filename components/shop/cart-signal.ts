const changed = "cart-changed";

/** Something of the cart changed. `by` is the number of pieces that were put in or taken out and not yet confirmed. */
export function announceCart(by = 0): void {
  window.dispatchEvent(new CustomEvent<number>(changed, { detail: by }));
}

/** Calls back whenever the cart may have changed; returns how to stop. */
export function onCartChange(listen: (by: number) => void): () => void {
  const hear = (event: Event) => listen((event as CustomEvent<number>).detail);
  window.addEventListener(changed, hear);
  return () => window.removeEventListener(changed, hear);
}
