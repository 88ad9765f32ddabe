/** A stored postal address in one line, in the order of an envelope; empty without one. */
export function addressLine(address: unknown): string {
  if (!address || typeof address !== "object") return "";
  const { line1, line2, city, state, postalCode, country } = address as Record<string, unknown>;
  return [line1, line2, city, state, postalCode, country]
    .filter((part) => typeof part === "string" && part !== "")
    .join(", ");
}
