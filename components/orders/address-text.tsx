import type { ShippingAddress } from "@/lib/auth/contracts";

/** A postal address. */
export function AddressText({ address, className = "" }: { address: ShippingAddress; className?: string }) {
  const { line1, line2, city, state, postalCode, country } = address;
  const town = [city, [state, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return (
    <address className={`not-italic ${className}`}>
      {[line1, line2, town, country].filter(Boolean).map((text) => (
        <span key={text} className="block">
          {text}
        </span>
      ))}
    </address>
  );
}
