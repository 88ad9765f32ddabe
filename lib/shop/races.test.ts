import { expect, test } from "vitest";
import { POST as postCheckout } from "@/app/api/checkout/route";
import type { Actor } from "@/lib/accounts/contracts";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { db } from "@/lib/platform/db";
import { makeProduct } from "@/lib/shop/factory";
import { releaseExpiredOrders } from "@/lib/shop/release-order";
import { emulator } from "@/local/testing";

// The short form; the long one takes more rounds of the same.
const rounds = Number(process.env.RACE_ROUNDS ?? 20);

async function crowd(size: number): Promise<Actor[]> {
  return Promise.all(Array.from({ length: size }, () => makeActor()));
}

const tally = (statuses: number[]) =>
  statuses.reduce<Record<number, number>>((counts, status) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }), {});

test("of a hundred buyers of the last piece exactly one gets it, round after round, and the rest are told", async () => {
  const buyers = await crowd(100);
  for (let round = 0; round < rounds; round++) {
    const piece = await makeProduct({ stock: 1, name: "The last one" });
    const answers = await Promise.all(
      buyers.map((as) => callRoute(postCheckout, "/api/checkout", { as, body: { productId: piece.id } })),
    );
    expect(tally(answers.map((answer) => answer.status))).toEqual({ 200: 1, 409: 99 });
    const refused = answers.find((answer) => answer.status === 409);
    expect(refused?.body.error).toBe("The last one is sold out");
    expect(await db.order.count({ where: { items: { some: { productId: piece.id } } } })).toBe(1);
    expect(await db.productVariant.findFirst({ where: { productId: piece.id } })).toMatchObject({
      stock: 0,
      held: 1,
      sold: 0,
    });
  }
  await db.$executeRaw`UPDATE orders SET hold_expires_at = now() - interval '1 second'`;
  await releaseExpiredOrders();
  const [left] = await db.$queryRaw<
    [{ held: bigint; stock: bigint }]
  >`SELECT sum(held) AS held, sum(stock) AS stock FROM product_variants`;
  expect(left).toEqual({ held: 0n, stock: BigInt(rounds) });
}, 240_000);

test("a hundred carts with three drops in every order sell no piece twice and end in no deadlock", async () => {
  const drops = await Promise.all([1, 2, 3].map(() => makeProduct({ stock: 10, editionSize: 10 })));
  const buyers = await crowd(100);
  const wanted = buyers.map((_, index) => 1 + (index % 3));
  for (const [index, actor] of buyers.entries()) {
    const order = index % 2 ? drops : [...drops].reverse();
    for (const drop of order) {
      const variantId = drop.variants[0]?.id ?? "";
      await db.cartLine.create({
        data: {
          id: `cln_${index}_${drop.id}`,
          userId: actor._id,
          productId: drop.id,
          variantId,
          quantity: wanted[index] ?? 1,
        },
      });
    }
  }
  const answers = await Promise.all(buyers.map((as) => callRoute(postCheckout, "/api/checkout", { as, body: {} })));
  expect(Object.keys(tally(answers.map((answer) => answer.status))).sort()).toEqual(["200", "409"]);
  const held = answers.reduce((sum, answer, index) => sum + (answer.status === 200 ? (wanted[index] ?? 0) : 0), 0);
  for (const drop of drops) {
    const variant = await db.productVariant.findFirstOrThrow({ where: { productId: drop.id } });
    expect([variant.stock, variant.held]).toEqual([10 - held, held]);
  }
  const paid = answers.filter((answer) => answer.status === 200);
  await Promise.all(paid.map((answer) => emulator().pay(answer.body.authorization_url)));
}, 60_000);
