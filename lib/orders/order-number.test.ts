import { expect, test, vi } from "vitest";
import { makeProduct } from "@/lib/catalog/factory";
import type * as ids from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { placeOrder } from "@/lib/orders/place-order";
import { makeActor } from "@/lib/subscriptions/factory";

const drawn: string[] = [];
vi.mock("@/lib/core/ids", async (original) => {
  const real = await original<typeof ids>();
  return { ...real, orderNumber: () => drawn.shift() ?? real.orderNumber() };
});

test("retries with another order number when one is taken", async () => {
  const { id } = await makeProduct({ stock: 3 });
  const item = { productId: id, quantity: 1, variation: "" };
  drawn.push("LA-0000-0000", "LA-0000-0000", "LA-0000-0000", "LA-0000-0001");
  const first = await placeOrder({ actor: await makeActor(), item: item });
  const second = await placeOrder({ actor: await makeActor(), item: item });
  expect([first.number, second.number]).toEqual(["LA-0000-0000", "LA-0000-0001"]);
  expect(await db.productVariant.findFirst({ where: { productId: id } })).toMatchObject({ stock: 1, held: 2 });
});
