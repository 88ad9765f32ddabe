import * as z from "zod/mini";
import { shippingAddress } from "@/lib/auth/contracts";
import { optionalLine } from "@/lib/core/text-fields";

/** How many addresses one user can save. */
export const MAX_ADDRESSES = 10;

export const addressNotFound = "This address was not found.";
export const tooManyAddresses = `You can save up to ${MAX_ADDRESSES} addresses. Delete one to add another.`;

/** POST /account/addresses, and PUT /account/addresses/{id}. The first address is the default, whatever `isDefault` says. */
export const addressBody = z.object({
  label: z._default(optionalLine(40), ""),
  shippingAddress,
  /** True makes it the default instead of the present one; false changes nothing about that. */
  isDefault: z._default(z.union([z.boolean(), z.stringbool()]), false),
});
export type AddressBody = z.infer<typeof addressBody>;

export const addressParams = z.object({ id: z.string().check(z.minLength(1), z.maxLength(60)) });

/** A saved address as its owner sees it. */
export const savedAddress = z.object({
  _id: z.string(),
  label: z.string(),
  isDefault: z.boolean(),
  shippingAddress,
});
export type SavedAddress = z.infer<typeof savedAddress>;

export const addressReply = z.object({ address: savedAddress });
/** The default first, the others from the newest to the oldest. */
export const addressesReply = z.object({ addresses: z.array(savedAddress) });
