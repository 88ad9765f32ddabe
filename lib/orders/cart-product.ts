import * as z from "zod/mini";
import { image } from "@/lib/catalog/contracts";

/** The product of a cart line. */
export const cartProduct = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  /** Naira, the price that will be charged. */
  price: z.number(),
  currency: z.string(),
  images: z.array(image),
  /** The inventory number of its wall label: LA.2026.01. */
  accession: z.optional(z.string()),
  /** The size of a limited edition, and how many of it are left; absent without any left. */
  edition: z.optional(z.object({ size: z.int(), left: z.int() })),
});
