import type { SavedAddress } from "@/lib/auth/addresses/contracts";

/** The name that its owner gave a saved address, else its city. */
export const addressName = ({ label, shippingAddress }: SavedAddress): string =>
  label || `Address in ${shippingAddress.city}`;
