import type { ApiRoutes } from "@/lib/api-client/generated/api-routes";
import type { ApiBody, ApiReply, Method } from "@/lib/api-client/routes";
import {
  auction,
  bid,
  cart,
  comment,
  discountCode,
  discountTerms,
  order,
  product,
  shippingAddress,
  user,
} from "./openapi-example-records";

type OperationName = { [M in Method]: `${M} ${keyof ApiRoutes}` }[Method];
type ExampleOf<O extends OperationName> = O extends `${infer M extends Method} ${infer P}`
  ? { body?: ApiBody<P, M>; reply?: ApiReply<P, M> }
  : never;

const authorization_url = "https://checkout.paystack.com/3ni8kdavz62431k";

const zone = {
  name: "West Africa",
  countries: ["Ghana", "Benin", "Togo"],
  rest: false,
  price: 25_000,
  estimate: "7 to 14 working days",
  active: true,
};

/** Examples of the main operations. */
export const examples: { [O in OperationName]?: ExampleOf<O> } = {
  "POST /api/auth/login": {
    body: { email: user.email, password: "living-archive" },
    reply: { token: "eyJhbGciOiJkaXIiLCJlbmMiOiJBMjU2R0NNIn0…", user, redirectTo: "/account" },
  },
  "GET /api/me": { reply: { user } },
  "POST /api/account/addresses": {
    body: { label: "Office", shippingAddress },
    reply: { address: { _id: "adr_4h7k2m9p3q5r8s1t6v0w", label: "Office", isDefault: true, shippingAddress } },
  },
  "GET /api/products": { reply: { products: [product] } },
  "GET /api/products/[slug]": { reply: { product } },
  "GET /api/cart": { reply: cart },
  "POST /api/cart/add": { body: { productId: product.slug, quantity: 2 }, reply: cart },
  "POST /api/checkout": {
    body: { shippingAddress, discountCode: "HARMATTAN10" },
    reply: {
      authorization_url,
      reference: order.number,
      orderNumber: order.number,
      total: order.total,
      message: "Redirecting to payment...",
    },
  },
  "POST /api/vouchers": {
    body: {
      amount: 25_000,
      recipientEmail: "tunde@example.org",
      message: "Choose something for your wall.",
      sendOn: "2026-12-24",
      email: user.email,
    },
    reply: { authorization_url, reference: "LV-7F3K-92QX" },
  },
  "POST /api/vouchers/balance": {
    body: { code: "7F3K-92QX-M4D8-R1BC" },
    reply: { path: "/gift/balance/vch_7f3k92qxm4d8r1bc5t8w.signature" },
  },
  "POST /api/checkout/voucher": { body: { code: "7F3K-92QX-M4D8-R1BC" }, reply: { balance: 25_000 } },
  "POST /api/membership/gifts": {
    body: {
      plan: "yearly",
      recipientName: "Tunde Bakare",
      recipientEmail: "tunde@example.org",
      message: "Happy birthday. See you at the museum.",
      sendOn: "2026-12-24",
      email: user.email,
    },
    reply: { authorization_url, reference: "LG-7F3K-92QX" },
  },
  "POST /api/membership/gifts/redeem": {
    body: { code: "7F3K-92QX-M4D8-R1BC" },
    reply: { plan: "yearly", until: "2027-12-24T09:00:00.000Z" },
  },
  "GET /api/orders/[number]": { reply: { order } },
  "POST /api/orders/[number]/again": {
    reply: {
      added: [{ name: product.name, quantity: 1 }],
      unavailable: [{ name: "Agbada tote", why: "Sold out" }],
    },
  },
  "POST /api/admin/delivery-zones": {
    body: zone,
    reply: { zone: { ...zone, _id: "dzn_1a3c5e7g9j1m3p5r7t9w", version: 1 } },
  },
  "POST /api/admin/discount-codes": { body: discountTerms, reply: { code: discountCode } },
  "POST /api/orders/all/packing": { body: { orders: [order.number] }, reply: { started: [order.number] } },
  "POST /api/admin/draft-orders": {
    body: {
      lines: [{ productId: product._id, variation: [], quantity: 1 }],
      email: user.email,
      firstName: "Bisi",
      lastName: "Ade",
      shippingAddress,
      days: "3",
      send: true,
    },
    reply: {
      number: order.number,
      link: "https://museum.example/orders/guest/LA-3H8K-71QN.signature",
      total: 29_160_000,
      until: "2026-11-23T09:00:00.000Z",
    },
  },
  "POST /api/orders/[number]/packed": { body: { packed: true } },
  "PATCH /api/orders/[number]/ship": { body: { courier: "GIG Logistics", trackingNumber: "GIG4410982" } },
  "POST /api/orders/[number]/refund": {
    body: { amount: "145800", seen: 0, reason: "Damaged in transit", pieces: [{ item: order._id, quantity: 1 }] },
  },
  "POST /api/payments/init": {
    body: { plan: "yearly", payment: "once" },
    reply: { authorization_url, reference: "LC-5C7Y-02HT" },
  },
  "GET /api/auctions/current": {
    reply: {
      which: "running",
      auction,
      terms: {
        openingBid: 2_500,
        increment: 100,
        bands: [],
        reserve: "not met",
        extensionWindow: 120,
        extension: 120,
        extensionCap: 10,
        announcedEnd: auction.end,
        frozenAt: null,
        frozenReason: null,
        message: "",
        estimate: { low: 400_000, high: 600_000 },
        shipping: 15_000,
        conditionReport: "No tears and no restoration. One soft fold at the upper rod.",
        medium: "Cut paper between two rods, one of one",
        dimensions: "94 × 62 cm",
        accession: "LA.2026.31",
        lines: [
          "Bidding starts at ₦2,500. Each bid adds at least ₦100.",
          "There is a reserve. The amount is secret; whether it is met is shown.",
        ],
        version: 1,
      },
      bids: [bid],
      watching: 4,
      you: null,
      next: null,
    },
  },
  "POST /api/auctions/[auctionId]/bids": {
    body: { amount: bid.amount, maximum: 30_000 },
    reply: {
      bid,
      seq: bid.seq,
      currentBid: auction.currentBid,
      minimumBid: auction.minimumBid,
      end: "2026-11-29T09:00:00.000Z",
      serverTime: auction.serverTime,
    },
  },
  "POST /api/admin/pages/[slug]/versions": {
    body: { content: "## Returns\n\nWrite to us first.", summary: "Shorter", basedOn: 1 },
    reply: {
      page: {
        _id: "lpv_8m2k5z9x3c7v1b4n6q0w",
        slug: "returns",
        version: 2,
        summary: "Shorter",
        publishedAt: "2026-11-23T09:00:00.000Z",
      },
    },
  },
  "GET /api/events": {
    reply: {
      events: [
        {
          _id: "evt_6g0h4j8k2l5z9x3c7v1b",
          title: "Night Visit: Eighteen Hats, Eighteen Objects",
          description: "The lamps go down and the eighteen are walked in order, one object at a time.",
          date: "2026-12-04T18:00:00.000Z",
          endDate: "2026-12-04T20:00:00.000Z",
          place: "A partner’s room in Yaba, Lagos",
          isOnline: false,
          capacity: 40,
          waiting: 0,
          opens: { collectors: null, yearly: null, monthly: null, everyone: null },
          rsvpUntil: "2026-12-04T12:00:00.000Z",
          prices: { collectors: 0, yearly: 2_500, monthly: 4_000, everyone: 5_000 },
          refundHours: 24,
          maxSeats: 1,
          isHidden: false,
          hasCode: false,
          questions: [],
          recap: "",
          pictures: [],
          artwork: "umaru-musa-yaradua",
          image: null,
          cancelled: null,
          seatsLeft: 12,
        },
      ],
    },
  },
  "GET /api/comments": {
    reply: {
      comments: [comment],
      nextCursor: null,
      now: comment.createdAt,
      thread: { mode: "after", guidelines: "Be kind to people and hard on power.", canComment: true },
    },
  },
  "POST /api/comments": { body: { message: comment.message }, reply: { comment } },
  "POST /api/newsletter/subscribe": { body: { email: "ada@example.org" } },
};
