import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { sampleAddress } from "@/lib/auth/factory";
import type { Order } from "@/lib/orders/contracts";
import { OrderTimeline } from "./order-timeline";

const monday = "2026-11-02T09:00:00.000Z";
const shipped: Order = {
  _id: "ord_1",
  number: "LA-7F3K-92QX",
  status: "shipped",
  paymentStatus: "paid",
  discount: 0,
  discountCode: null,
  codeDiscount: 0,
  delivery: 0,
  gift: null,
  total: 1,
  refunded: 0,
  currency: "NGN",
  createdAt: monday,
  paidAt: monday,
  packingStartedAt: null,
  packedAt: null,
  shippedAt: monday,
  deliveredAt: null,
  refundedAt: null,
  cancelledAt: null,
  cancelReason: null,
  invoiceNumber: null,
  deliveryReview: null,
  courier: "DHL",
  trackingNumber: "12&34",
  trackingUrl: null,
  parcels: [],
  shippingAddress: sampleAddress,
  provenance: null,
  items: [],
  holdExpiresAt: null,
  fromCart: true,
};
const html = (order: Partial<Order>, now = monday) =>
  renderToStaticMarkup(<OrderTimeline order={{ ...shipped, ...order }} now={new Date(now)} />);
const text = (order: Partial<Order>, now?: string) => html(order, now).replace(/<[^>]+>/g, "|");

test("a shipped order links its tracking number to the page of the carrier, in a window without an opener", () => {
  const [link] = /<a [^>]+>/.exec(html({})) ?? [];
  expect(link).toContain('href="https://www.dhl.com/global-en/home/tracking.html?tracking-id=12%2634"');
  expect(link).toContain('rel="noopener noreferrer"');
  expect(html({ courier: "Musa's van" })).not.toContain("<a ");
  expect(text({ courier: "Musa's van" })).toContain("Musa&#x27;s van, 12&amp;34");
});

test("a shipped order has a delivery estimate, a late one a request to write, a delivered one neither", () => {
  expect(text({})).toMatch(/Estimated: 3\s?–\s?5 November/);
  expect(text({}, "2026-11-30T09:00:00Z")).toContain("Later than estimated.");
  expect(text({ status: "delivered", deliveredAt: monday })).not.toMatch(/stimated/);
});
