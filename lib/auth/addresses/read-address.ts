import * as z from "zod/mini";
import type { ShippingAddress } from "@/lib/auth/contracts";
import { fieldsOf } from "@/lib/core/records";

const text = z.catch(z.string(), "");
const optionalText = z.catch(z.optional(z.string()), undefined);

// More lenient than the contract: an address is shown as it was stored, also when the contract has become stricter since.
const storedAddress = z.object({
  recipient: optionalText,
  line1: text,
  line2: text,
  city: text,
  state: text,
  postalCode: text,
  country: text,
  phone: optionalText,
}) satisfies z.ZodMiniType<ShippingAddress>;

/** An address as it is stored in a column of JSON. */
export const readAddress = (stored: unknown): ShippingAddress => storedAddress.parse(fieldsOf(stored));
