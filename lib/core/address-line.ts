import { fieldsOf } from "@/lib/core/records";
/** A stored postal address in one line, in the order of an envelope; empty without one. */
export function addressLine(address: unknown): string {
  const { line1, line2, city, state, postalCode, country } = fieldsOf(address);
  return [line1, line2, city, state, postalCode, country]
    .filter((part) => typeof part === "string" && part !== "")
    .join(", ");
}
