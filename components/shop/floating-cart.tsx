/** The cart that hangs over the shop. */
export function FloatingCart() {
  return null;
}
