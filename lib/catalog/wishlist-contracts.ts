import * as z from "zod/mini";
import { image } from "@/lib/catalog/contracts";

const choice = z.optional(z.enum(["on", "off"]));

const slug = z.string().check(z.minLength(1), z.maxLength(120));

/** POST /wishlist: saves a drop, or changes which emails about it are wanted. A choice that is not given stays as it is. */
export const wishlistBody = z.object({ slug, fewLeft: choice, backInStock: choice });

export type WishlistBody = z.infer<typeof wishlistBody>;

/** POST /wishlist/remove. */
export const removeFromWishlistBody = z.object({ slug });

/** A saved drop as it is now. Prices are naira. */
export const wishlistItem = z.object({
  /** The id of the drop. */
  productId: z.string(),
  slug: z.string(),
  name: z.string(),
  /** What has to be chosen before it is added to the cart, such as "Size"; null for a drop without sizes. */
  option: z.nullable(z.string()),
  image: z.nullable(image),
  price: z.number(),
  originalPrice: z.nullable(z.number()),
  /** The stock status in words, and whether it can be bought now. */
  stock: z.string(),
  available: z.boolean(),
  fewLeft: z.boolean(),
  backInStock: z.boolean(),
  savedAt: z.string(),
});

export type WishlistItem = z.infer<typeof wishlistItem>;

export const wishlistReply = z.object({ items: z.array(wishlistItem) });

/** The most drops that one user can save. */
export const MAX_WISHLIST_ITEMS = 100;
