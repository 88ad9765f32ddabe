import * as z from "zod/mini";
import { shippingAddress } from "@/lib/auth/contracts";
import { image } from "@/lib/catalog/contracts";
import { cartProduct } from "@/lib/orders/cart-product";
import { deliveryReview } from "@/lib/orders/delivery-review-contracts";
import { giftBody } from "@/lib/orders/gift-contracts";
import { parcel } from "@/lib/orders/parcels/contracts";
import { provenance } from "@/lib/orders/provenance/contracts";
import { checkoutVoucherFields } from "@/lib/orders/vouchers/contracts";

/** The quantity of one cart line. */
export const quantity = z.int().check(z.gte(1), z.lte(99));

/** The chosen options: [] or ["M"]. */
export const variation = z.array(z.string().check(z.maxLength(60))).check(z.maxLength(5));

const chosenNumber = z.int().check(z.gte(1), z.lte(1_000_000));

/** POST /cart/add. `productId` is an id or a slug. Prices and users in the body are ignored. */
export const addToCartBody = z.object({
  productId: z.string().check(z.minLength(1), z.maxLength(120)),
  quantity: z._default(quantity, 1),
  variation: z._default(variation, []),
  edition: z.optional(chosenNumber),
});

export type AddToCartBody = z.infer<typeof addToCartBody>;

/** POST /cart/update: the new quantity of a line, at least 1. */
export const updateCartBody = z.object({ itemId: z.string().check(z.minLength(1), z.maxLength(80)), quantity });

/** POST /cart/remove. */
export const removeFromCartBody = z.object({ itemId: z.string().check(z.minLength(1), z.maxLength(80)) });

/**
 * POST /checkout: an empty body for the whole cart, or one item to buy now. `addressId` is a saved address,
 * `shippingAddress` a new one, which is also saved if it is the buyer's first; with neither, the default address is used.
 */
export const checkoutBody = z.object({
  productId: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  quantity: z.optional(quantity),
  variation: z.optional(variation),
  /** A free number of the item to buy now; its quantity is 1. */
  edition: z.optional(chosenNumber),
  shippingAddress: z.optional(shippingAddress),
  addressId: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
  /** A discount code, in any case; blank for none. */
  discountCode: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  gift: z.optional(giftBody),
  ...checkoutVoucherFields,
  /** Naira: the total that the no-script page showed. If it differs from the charge, the buyer has to confirm again. */
  totalSeen: z.optional(z.coerce.number()),
});

export type CheckoutBody = z.infer<typeof checkoutBody>;

/** The response of POST /checkout. `total` is what is charged at Paystack in naira, which may differ from what an outdated page showed. */
export const checkoutReply = z.object({
  authorization_url: z.string(),
  reference: z.string(),
  orderNumber: z.string(),
  total: z.number(),
  message: z.string(),
});

/** A cart line at today's price. `available` is false if that quantity cannot be bought; `stock` is the quantity that can. */
export const cartItem = z.object({
  _id: z.string(),
  quantity: z.int(),
  variation: z.array(z.string()),
  product: cartProduct,
  stock: z.int(),
  available: z.boolean(),
  /** Why it cannot be bought, if the reason is the schedule or the limit per person. */
  why: z.nullable(z.string()),
  /** Naira: the price when it was added, if another one will be charged. */
  priceBefore: z.nullable(z.number()),
  /** Naira, before the discount. */
  lineTotal: z.number(),
  /** The membership discount in per cent, and in naira for the whole line. */
  percentOff: z.int(),
  discount: z.number(),
  /** The chosen numbers, of the first units (absent without any), held from the checkout on. Other units get the next free ones at payment. */
  numbers: z.optional(z.array(z.int())),
  editionSize: z.optional(z.nullable(z.int())),
  /** Naira: what the chosen numbers cost above the line total. */
  numberPremium: z.optional(z.number()),
});

export type CartItem = z.infer<typeof cartItem>;

/** `total` is naira: the available lines with the premiums of their chosen numbers, minus their discount. */
export const cart = z.object({
  items: z.array(cartItem),
  quantity: z.int(),
  discount: z.number(),
  /** What chosen numbers cost, in the total; absent without any. */
  numberPremium: z.optional(z.number()),
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
  /** The unit price at checkout: naira for the buyer, kobo for an admin. */
  price: z.number(),
  /** The membership discount of the whole line, in the same unit as the price. */
  discount: z.number(),
  /** The line's share of what the discount code took off. */
  codeDiscount: z.number(),
  variation: z.string(),
  /** How many units were refunded; their numbers are not in `editions`. */
  refunded: z.int(),
  /** How many units left in a parcel. */
  shipped: z.int(),
  editions: z.array(z.int()),
  /** The number that the buyer chose, and what it cost above the price; absent without one. */
  chosenNumber: z.optional(z.int()),
  numberPremium: z.optional(z.number()),
  editionSize: z.nullable(z.int()),
  /** `gone` when the drop was deleted: its URL is 404 or another drop. */
  product: z.object({ _id: z.string(), name: z.string(), slug: z.string(), gone: z.boolean(), images: z.array(image) }),
});

const orderFields = {
  _id: z.string(),
  number: z.string(),
  status: orderStatus,
  paymentStatus,
  /** The membership discount; the total is net of it. */
  discount: z.number(),
  /** The discount code that was used, and what it took off; the total is net of it. */
  discountCode: z.nullable(z.string()),
  codeDiscount: z.number(),
  /** The price of delivery, which is in the total; 0 for free. */
  delivery: z.number(),
  /** What chosen numbers cost, which is in the total; absent without any. */
  numberPremium: z.optional(z.number()),
  /** A present, with its note and the price of its wrap, which is in the total; null without wrap. */
  gift: z.nullable(z.object({ note: z.string(), wrap: z.nullable(z.number()) })),
  total: z.number(),
  /** What of the total a gift voucher pays (absent without one), and what was refunded. */
  voucher: z.optional(z.number()),
  refunded: z.number(),
  currency: z.string(),
  createdAt: z.string(),
  paidAt: z.nullable(z.string()),
  /** From then on the buyer cannot cancel it. */
  packingStartedAt: z.nullable(z.string()),
  /** From then on its address stays. */
  packedAt: z.nullable(z.string()),
  /** When the last parcel left. */
  shippedAt: z.nullable(z.string()),
  deliveredAt: z.nullable(z.string()),
  refundedAt: z.nullable(z.string()),
  cancelledAt: z.nullable(z.string()),
  /** "buyer" when the buyer cancelled it after payment; otherwise why it was not fulfilled. */
  cancelReason: z.nullable(z.string()),
  /** These three are of the last parcel. */
  courier: z.nullable(z.string()),
  trackingNumber: z.nullable(z.string()),
  trackingUrl: z.nullable(z.string()),
  parcels: z.array(parcel),
  shippingAddress: z.nullable(shippingAddress),
  /** Set for a lot won in an auction. */
  provenance: z.nullable(provenance),
  items: z.array(orderItem),
  /** Set once the order is paid. */
  invoiceNumber: z.nullable(z.string()),
  /** What the buyer said of the delivery; null before. */
  deliveryReview: z.nullable(deliveryReview),
};

/** An order as its buyer sees it: naira. */
export const order = z.object({
  ...orderFields,
  /** When the hold of an unpaid order ends; null if it has no hold. */
  holdExpiresAt: z.nullable(z.string()),
  /** Whether the whole cart was ordered, not one item with "Buy Now". */
  fromCart: z.boolean(),
});

export type Order = z.infer<typeof order>;

export const ordersReply = z.object({ orders: z.array(order), nextCursor: z.nullable(z.string()) });

export const orderReply = z.object({ order });
/** POST /orders/{number}/again: what was added to the cart, and what cannot be bought, with the reason. */
export const orderAgainReply = z.object({
  added: z.array(z.object({ name: z.string(), quantity: z.int() })),
  unavailable: z.array(z.object({ name: z.string(), why: z.string() })),
});
export type OrderAgain = z.infer<typeof orderAgainReply>;

/** An order number or id. */
export const orderParams = z.object({ number: z.string().check(z.regex(/^[\w-]{1,80}$/)) });

export const orderAddressBody = z.object({ shippingAddress });

/** An order as an admin sees it: kobo. */
export const adminOrder = z.object({
  ...orderFields,
  /** A guest has no account. */
  user: z.object({ email: z.string(), name: z.string(), isGuest: z.boolean() }),
  /** Since when a refunded item may lie in the parcel; null unless it has to be packed again. */
  repackSince: z.nullable(z.string()),
  /** The admin who made the order for the buyer; null for one from the shop. */
  draftedBy: z.nullable(z.string()),
  /** When the hold of an unpaid order ends; null if it has no hold. */
  holdExpiresAt: z.nullable(z.string()),
  sentBy: z.nullable(z.string()),
});
export type AdminOrder = z.infer<typeof adminOrder>;

export const adminOrdersReply = z.object({ orders: z.array(adminOrder), nextCursor: z.nullable(z.string()) });

export const orderPageQuery = z.object({
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number()),
});

/** Polled by the result page while a payment is pending. */
export const checkoutStateReply = z.object({
  state: z.enum(["paid", "pending", "failed", "cancelled", "refunded", "unknown"]),
  order: z.nullable(order),
});

/** A payment reference, in a query or a body. */
export const paymentReference = z.object({ reference: z.string().check(z.minLength(1), z.maxLength(100)) });
export const adminOrderReply = z.object({ order: adminOrder });
