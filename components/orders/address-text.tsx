import type { ShippingAddress } from "@/lib/auth/contracts";

type AddressTextProps = {
  address: ShippingAddress;
  /** The name when the address has no recipient. */
  name?: string;
  className?: string;
};

/** A postal address with the recipient and the phone number, if they are known. */
export function AddressText({ address, name = "", className = "" }: AddressTextProps) {
  const { recipient, phone, line1, line2, city, state, postalCode, country } = address;
  const town = [city, [state, postalCode].filter(Boolean).join(" ")].filter(Boolean).join(", ");
  return (
    <address className={`not-italic ${className}`}>
      {[recipient || name, line1, line2, town, country].filter(Boolean).map((text) => (
        <span key={text} className="block">
          {text}
        </span>
      ))}
      {phone && (
        <a href={`tel:${phone}`} className="link">
          {phone}
        </a>
      )}
    </address>
  );
}
