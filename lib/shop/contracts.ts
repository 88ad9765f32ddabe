import * as z from "zod/mini";
import { shippingAddress } from "@/lib/accounts/contracts";
import { provenance } from "@/lib/shop/provenance-contracts";

/** A quantity of one line: a whole number from 1 to 99. */
export const quantity = z.int().check(z.gte(1), z.lte(99));

/** What the buyer chose, in the order the product asks: [] or ["M"]. */
export const variation = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(5));

/** POST /cart/add. `productId` is an id or a slug. Prices and users in a body are dropped: the server knows them. */
export const addToCartBody = z.object({
  productId: z.string().check(z.minLength(1), z.maxLength(120)),
  quantity: z._default(quantity, 1),
  variation: z._default(variation, []),
});
export type AddToCart = z.infer<typeof addToCartBody>;

/** POST /cart/update: the new quantity of a line, at least 1. */
export const updateCartBody = z.object({ itemId: z.string().check(z.minLength(1), z.maxLength(80)), quantity });
/** POST /cart/remove. */
export const removeFromCartBody = z.object({ itemId: z.string().check(z.minLength(1), z.maxLength(80)) });

/**
 * POST /checkout: nothing for the whole cart, or one piece to buy at once. `shippingAddress` is for a buyer whose profile
 * has none yet; it is kept there too.
 */
export const checkoutBody = z.object({
  productId: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  quantity: z.optional(quantity),
  variation: z.optional(variation),
  shippingAddress: z.optional(shippingAddress),
  /** Naira: what the page without script said it would come to. It decides nothing but whether the buyer is asked again. */
  totalSeen: z.optional(z.coerce.number()),
});
export type CheckoutBody = z.infer<typeof checkoutBody>;

/** The answer to POST /checkout. `total` is naira: what will be charged, which may differ from what an old screen said. */
export const checkoutReply = z.object({
  authorization_url: z.string(),
  reference: z.string(),
  orderNumber: z.string(),
  total: z.number(),
  message: z.string(),
});

export const image = z.object({ url: z.string(), alt: z.string() });

/** One choice of a product: a size with its own stock. The only variant of a product without choices is named "". */
export const variant = z.object({ name: z.string(), option: z.string(), stock: z.int() });

export const wallLabel = z.object({
  year: z.optional(z.string()),
  medium: z.optional(z.string()),
  dimensions: z.optional(z.string()),
  accession: z.optional(z.string()),
  credit: z.optional(z.string()),
});
export type WallLabel = z.infer<typeof wallLabel>;

/** A drop as everyone may see it. Prices are naira; `stock` is what can be bought now, over all its variants. */
export const product = z.object({
  _id: z.string(),
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  salePrice: z.nullable(z.number()),
  currency: z.string(),
  categories: z.array(z.string()),
  tags: z.array(z.string()),
  stock: z.int(),
  inStock: z.boolean(),
  images: z.array(image),
  variants: z.array(variant),
  /** How many will ever exist, null for an open edition; and how many have been sold, which is the last number given. */
  editionSize: z.nullable(z.int()),
  editionIssued: z.int(),
  label: z.nullable(wallLabel),
  artworkSlug: z.nullable(z.string()),
  /** From when and until when it can be bought; null for at once, and for as long as there is one. */
  opensAt: z.nullable(z.string()),
  closesAt: z.nullable(z.string()),
  /** How it stands by the database's clock, which stood at `countedAt`. */
  phase: z.enum(["upcoming", "live", "ended"]),
  countedAt: z.string(),
  /** How many one person may have; null for as many as they like. */
  limitPerPerson: z.nullable(z.int()),
  version: z.int(),
  updatedAt: z.string(),
});
export type Product = z.infer<typeof product>;

export const productsReply = z.object({ products: z.array(product) });
export const productReply = z.object({ product });
export const productParams = z.object({ slug: z.string() });

/** A line of the cart at today's price. `available` is false where it can no longer be bought in that quantity; `stock` says how many can. */
export const cartItem = z.object({
  _id: z.string(),
  quantity: z.int(),
  variation: z.array(z.string()),
  product: z.object({
    _id: z.string(),
    slug: z.string(),
    name: z.string(),
    /** Naira, the price that will be charged. */
    price: z.number(),
    currency: z.string(),
    images: z.array(image),
  }),
  stock: z.int(),
  available: z.boolean(),
  /** Why it cannot be bought as it stands, where that is neither the stock nor the shelf: the drop's schedule, or its limit. */
  why: z.nullable(z.string()),
  /** Naira, before the discount. */
  lineTotal: z.number(),
  /** What a membership takes off this line: in per cent, and in naira of the whole line. */
  percentOff: z.int(),
  discount: z.number(),
});
export type CartItem = z.infer<typeof cartItem>;

/** Total in naira over the lines that can be bought, less their discount. */
export const cart = z.object({
  items: z.array(cartItem),
  quantity: z.int(),
  discount: z.number(),
  total: z.number(),
  currency: z.string(),
});
export type Cart = z.infer<typeof cart>;
export const cartReply = z.object({ cart });

export const orderStatus = z.enum(["pending", "shipped", "delivered"]);
export type OrderStatusName = z.infer<typeof orderStatus>;
export const paymentStatus = z.enum(["unpaid", "paid", "refunded"]);
export type PaymentStatusName = z.infer<typeof paymentStatus>;

export const orderItem = z.object({
  _id: z.string(),
  quantity: z.int(),
  /** Of one piece, as it was at checkout: naira for the buyer, kobo for an admin. */
  price: z.number(),
  /** What a membership took off the whole line, in the unit of the price. */
  discount: z.number(),
  variation: z.string(),
  /** How many of its pieces were refunded; their numbers are no longer among its editions. */
  refunded: z.int(),
  editions: z.array(z.int()),
  editionSize: z.nullable(z.int()),
  /** `gone` when the drop has been taken down: its address leads nowhere, or to another drop. */
  product: z.object({ _id: z.string(), name: z.string(), slug: z.string(), gone: z.boolean(), images: z.array(image) }),
});

const orderFields = {
  _id: z.string(),
  number: z.string(),
  status: orderStatus,
  paymentStatus,
  /** What memberships took off its lines; the total is without it. */
  discount: z.number(),
  total: z.number(),
  /** What went back of the total so far; all of it when the order is refunded. */
  refunded: z.number(),
  currency: z.string(),
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
  shippedAt: z.nullable(z.string()),
  deliveredAt: z.nullable(z.string()),
  refundedAt: z.nullable(z.string()),
  cancelledAt: z.nullable(z.string()),
  courier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  /** Where the parcel can be followed. */
  trackingUrl: z.nullable(z.string()),
  shippingAddress: z.nullable(shippingAddress),
  /** Of a lot that was won in the saleroom; null for everything else. */
  provenance: z.nullable(provenance),
  items: z.array(orderItem),
};

/** An order as its buyer sees it: naira. */
export const order = z.object({
  ...orderFields,
  /** Until when its pieces are held for an unpaid order; null once they went back. */
  holdExpiresAt: z.nullable(z.string()),
  /** Whether the whole cart was ordered, rather than one piece at once. */
  fromCart: z.boolean(),
});
export type Order = z.infer<typeof order>;
export const ordersReply = z.object({ orders: z.array(order), nextCursor: z.nullable(z.string()) });
export const orderReply = z.object({ order });
/** One segment serves both: the number a buyer reads and the id an admin's screen has. */
export const orderParams = z.object({ number: z.string().check(z.regex(/^[\w-]{1,80}$/)) });
export const orderAddressBody = z.object({ shippingAddress });

/** An order as an admin sees it: kobo. */
export const adminOrder = z.object({
  ...orderFields,
  user: z.object({ email: z.string(), name: z.string() }),
  sentBy: z.nullable(z.string()),
});
export type AdminOrder = z.infer<typeof adminOrder>;
export const adminOrdersReply = z.object({ orders: z.array(adminOrder), nextCursor: z.nullable(z.string()) });
export const pageQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number()),
});

/** What the result page asks while a payment is on its way. */
export const checkoutState = z.object({
  state: z.enum(["paid", "pending", "failed", "cancelled", "refunded", "unknown"]),
  order: z.nullable(order),
});
/** A payment reference, in a query or a body. */
export const paymentReference = z.object({ reference: z.string().check(z.minLength(1), z.maxLength(100)) });

const httpsAddress = (text: string): boolean =>
  text === "" || (URL.canParse(text) && new URL(text).protocol === "https:" && !/^https:\/\/[^/]*@/i.test(text));

/** Where a parcel can be followed: a buyer presses it, so it is an https address without a name in it, or nothing. */
export const trackingUrl = z
  .string()
  .check(z.trim(), z.maxLength(300), z.refine(httpsAddress, "Please give an address that begins with https://"));

/** PATCH /orders/{id}/ship. */
export const shipBody = z.object({
  courier: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  trackingNumber: z.optional(z.string().check(z.trim(), z.maxLength(60))),
  trackingUrl: z.optional(trackingUrl),
});
export const adminOrderReply = z.object({ order: adminOrder });
export const doneReply = z.object({});
