import { expect, test, vi } from "vitest";
import { makeActor } from "@/lib/membership/factory";
import { db } from "@/lib/platform/db";
import type * as ids from "@/lib/platform/ids";
import { makeProduct } from "@/lib/shop/factory";
import { placeOrder } from "@/lib/shop/place-order";

const drawn: string[] = [];
vi.mock("@/lib/platform/ids", async (original) => {
  const real = await original<typeof ids>();
  return { ...real, orderNumber: () => drawn.shift() ?? real.orderNumber() };
});

test("an order whose number is taken already gets another one", async () => {
  const { id } = await makeProduct({ stock: 3 });
  const piece = { productId: id, quantity: 1, variation: "" };
  drawn.push("LA-0000-0000", "LA-0000-0000", "LA-0000-0000", "LA-0000-0001");
  const first = await placeOrder({ actor: await makeActor(), piece });
  const second = await placeOrder({ actor: await makeActor(), piece });
  expect([first.number, second.number]).toEqual(["LA-0000-0000", "LA-0000-0001"]);
  expect(await db.productVariant.findFirst({ where: { productId: id } })).toMatchObject({ stock: 1, held: 2 });
});
