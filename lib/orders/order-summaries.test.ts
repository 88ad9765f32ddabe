import { expect, test } from "vitest";
import { makeProduct } from "@/lib/catalog/factory";
import { makeOrder } from "@/lib/orders/factory";
import { listOrderSummaries } from "@/lib/orders/order-summaries";
import { listOrders } from "@/lib/orders/queries";
import { getOrderStatus } from "@/lib/orders/rules";
import { makeActor } from "@/lib/subscriptions/factory";

test("a list of orders shows the same orders, amounts and states as the whole orders have", async () => {
  const [actor, other] = [await makeActor(), await makeActor()];
  const images = [
    { url: "/images/bowl-1.jpg", alt: "A bowl" },
    { url: "/images/bowl-2.jpg", alt: "Its foot" },
  ];
  const [bowl, vase] = [await makeProduct({ name: "A bowl", images }), await makeProduct({ name: "A vase" })];
  const toBuyer = ({ _id: id, email, firstName, lastName }: typeof actor) => ({ id, email, firstName, lastName });
  const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));
  const buyer = toBuyer(actor);
  await makeOrder({ buyer, items: [{ product: bowl, quantity: 2 }, { product: vase }], createdAt: at(1) });
  await makeOrder({ buyer, items: [{ product: vase }], paymentStatus: "unpaid", createdAt: at(2) });
  await makeOrder({
    buyer,
    items: [{ product: vase }],
    paymentStatus: "unpaid",
    cancelled: "expired",
    createdAt: at(3),
  });
  await makeOrder({ buyer, items: [{ product: bowl }], paymentStatus: "refunded", createdAt: at(4) });
  await makeOrder({ buyer: toBuyer(other), items: [{ product: bowl }], createdAt: at(5) });

  const { orders } = await listOrders({ actor });
  const summaries = await listOrderSummaries({ actor });
  expect(orders).toHaveLength(3);
  expect(summaries.nextCursor).toBeNull();
  expect(summaries.orders.map(({ number, total, invoiceNumber }) => ({ number, total, invoiceNumber }))).toEqual(
    orders.map(({ number, total, invoiceNumber }) => ({ number, total, invoiceNumber })),
  );
  expect(summaries.orders.map((order) => getOrderStatus(order))).toEqual(orders.map((order) => getOrderStatus(order)));
  expect(summaries.orders.map(({ items }) => items)).toEqual(
    orders.map(({ items }) =>
      items.map(
        ({
          product: {
            name,
            images: [image],
          },
          quantity,
          editions,
          editionSize,
        }) => ({ name, quantity, editions, editionSize, image }),
      ),
    ),
  );

  const first = await listOrderSummaries({ actor, limit: 2 });
  const second = await listOrderSummaries({ actor, limit: 2, cursor: first.nextCursor ?? "" });
  expect([...first.orders, ...second.orders].map(({ number }) => number)).toEqual(orders.map(({ number }) => number));
  expect(second.nextCursor).toBeNull();
});
