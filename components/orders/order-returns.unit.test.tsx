import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Order } from "@/lib/orders/contracts";
import type { ReturnRequest } from "@/lib/orders/return-contracts";
import { OrderReturns } from "./order-returns";

const order = { paymentStatus: "paid", status: "delivered", deliveredAt: "2026-11-02T09:00:00.000Z" } as Order;
const request: ReturnRequest = {
  _id: "ret_1",
  reason: "faulty",
  items: [],
  text: "The lid does not close.",
  photos: 0,
  status: "requested",
  reply: null,
  createdAt: "2026-11-06T09:00:00.000Z",
};
const render = (given: Partial<Parameters<typeof OrderReturns>[0]>) =>
  renderToStaticMarkup(
    <OrderReturns order={order} requests={[]} canRequest={false} now={new Date("2026-11-10")} {...given} />,
  ).replace(/<[^>]*>/g, "");

test("a delivered order says until when it can be returned, and from then on since when it cannot", () => {
  expect(render({})).toContain("You can request a return until 16 November 2026.");
  expect(render({ now: new Date("2026-11-16T09:00:00Z") })).toContain("closed on 16 November 2026.");
  expect(render({ order: { ...order, status: "shipped" } })).toBe("");
});

test("a return request says what happens next and when, until it is refunded or refused", () => {
  expect(render({ requests: [request] })).toContain("We reply by email by 11 November 2026");
  expect(render({ requests: [{ ...request, status: "approved" }] })).toContain(
    "within 5 working days after it arrives",
  );
  for (const status of ["refunded", "refused"] as const)
    expect(render({ requests: [{ ...request, status }] })).not.toContain("What happens next");
});
