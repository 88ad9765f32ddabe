import { sampleAddress } from "../../lib/auth/factory";
import type { TestProduct } from "../../lib/catalog/factory";
import { day, hour, minute } from "../../lib/core/clock";
import type { IdPrefix } from "../../lib/core/ids";
import { sha256 } from "../../lib/core/secrets";
import type { Tx } from "../../lib/db/client";
import { makeDraw, makeEntry } from "../../lib/draws/factory";
import {
  computeOrder,
  computeSeed,
  firstRoundFrom,
  formatEntryList,
  HOLD_HOURS,
  roundTime,
} from "../../lib/draws/rules";
import { makeOrder } from "../../lib/orders/factory";
import { emulatedChain } from "../../tooling/dev-stack/environment";
import type { Subscription, User } from "../generated/client";
import { emailOf } from "./users";

const PRODUCT = "the-queue-medal";
const OPEN_PRODUCT = "ghana-must-go-vase";
const SECRET = sha256("the secret of the seeded draw");
const HOURS_OPEN = 48;
const weights = { none: 1, monthly: 2, yearly: 3, collector: 5, patron: 5 };

type FixedId = (prefix: IdPrefix, name: string) => string;

/**
 * Adds a draw that is over and one that accepts entries, to a database without draws. The one that is over has sold units, so it is only
 * added of a product that was `added` in this run: the stock of an existing one has been counted already. Returns how many were added.
 */
export async function addDraws(
  tx: Tx,
  now: Date,
  fixedId: FixedId,
  added: ReadonlyMap<string, TestProduct>,
): Promise<number> {
  if ((await tx.draw.count()) > 0) return 0;
  const product = added.get(PRODUCT);
  return (product ? await addPastDraw(tx, now, fixedId, product) : 0) + (await addOpenDraw(tx, now, fixedId));
}

/** The plan that a person had at a time, and the tickets that it gives. */
function ticketsAt(time: Date, subscription: Subscription | null) {
  const plan = subscription && subscription.endsAt > time ? subscription.plan : null;
  return { plan, weight: weights[plan ?? "none"] };
}

/** Adds a draw of three units that accepts entries for six days more, with five entries. */
async function addOpenDraw(tx: Tx, now: Date, fixedId: FixedId): Promise<number> {
  const product = await tx.product.findFirst({ where: { slug: OPEN_PRODUCT, deletedAt: null } });
  if (!product) return 0;
  // At a whole hour, as an admin would choose it.
  const today = new Date(Math.floor(now.getTime() / hour) * hour);
  const draw = await makeDraw(
    {
      id: fixedId("drw", OPEN_PRODUCT),
      slug: OPEN_PRODUCT,
      productId: product.id,
      units: 3,
      opensAt: new Date(today.getTime() - day),
      closesAt: new Date(today.getTime() + 6 * day),
      audience: "members_first",
      weights,
    },
    tx,
  );
  const users = await tx.user.findMany({
    where: { isGuest: false, role: "Member", emailVerifiedAt: { not: null }, disabledAt: null },
    orderBy: { email: "asc" },
    take: 5,
    include: { subscription: true },
  });
  for (const { id, subscription } of users)
    await makeEntry({ drawId: draw.id, userId: id, ...ticketsAt(now, subscription) }, tx);
  return 1;
}

/**
 * Adds a draw of two units that is over, of a product that is for sale again: its beacon was away, so its secret decided. It is computed as
 * every draw is, so that its report can be computed again. The first in line has bought, the second has not paid in time, and the third has
 * bought the unit of the second.
 */
async function addPastDraw(tx: Tx, now: Date, fixedId: FixedId, product: TestProduct): Promise<number> {
  const variant = product.variants[0];
  if (!variant) return 0;
  const users = await tx.user.findMany({
    where: { isGuest: false, role: "Member" },
    orderBy: { email: "asc" },
    take: 8,
    include: { subscription: true },
  });
  const closesAt = new Date(now.getTime() - 9 * day);
  const entries = users.map((user) => ({
    user,
    id: fixedId("den", user.email),
    ...ticketsAt(closesAt, user.subscription),
  }));
  const { genesis, period, chainHash, publicKey } = emulatedChain;
  const round = firstRoundFrom({ genesis, period }, new Date(closesAt.getTime() + 10 * minute));
  const entryList = formatEntryList(entries);
  const listHash = sha256(entryList);
  const seed = await computeSeed(listHash, "commitment", SECRET);
  const order = await computeOrder(seed, entries);
  const id = fixedId("drw", PRODUCT);
  const drawnAt = new Date(closesAt.getTime() + 41 * minute);
  const passedOnAt = new Date(drawnAt.getTime() + HOLD_HOURS * hour);
  await tx.draw.create({
    data: {
      id,
      slug: PRODUCT,
      productId: product.id,
      variantId: variant.id,
      units: 2,
      opensAt: new Date(closesAt.getTime() - HOURS_OPEN * hour),
      closesAt,
      audience: "members_first",
      weights,
      state: "finished",
      chainHash,
      publicKey,
      round,
      roundAt: roundTime({ genesis, period }, round),
      commitment: sha256(SECRET),
      secret: "",
      entryList,
      listHash,
      closedAt: new Date(closesAt.getTime() + minute),
      seedSource: "commitment",
      seedValue: SECRET,
      seed,
      drawnAt,
      finishedAt: new Date(passedOnAt.getTime() + 5 * minute),
      createdAt: new Date(closesAt.getTime() - 4 * day),
    },
  });
  const admin = await tx.user.findUnique({ where: { email: emailOf("admin") } });
  const turns = await addTurns(tx, {
    fixedId,
    product,
    buyers: order.flatMap((entryId) => entries.find((entry) => entry.id === entryId)?.user ?? []),
    drawnAt,
    passedOnAt,
    shippedById: admin?.id,
  });
  await tx.drawEntry.createMany({
    data: entries.map(({ user, ...entry }) => {
      const rank = order.indexOf(entry.id) + 1;
      return { ...entry, userId: user.id, drawId: id, rank, ...(turns[rank - 1] ?? { state: "lost" as const }) };
    }),
  });
  await tx.drawRefusal.create({ data: { drawId: id, reason: "address", count: 1 } });
  return 1;
}

type Turns = {
  fixedId: FixedId;
  product: TestProduct;
  /** In the order of the draw. */
  buyers: readonly User[];
  drawnAt: Date;
  passedOnAt: Date;
  shippedById: string | undefined;
};

/** Adds the orders of the three whose turn came. Returns what became of each, in the order of the draw. */
async function addTurns(tx: Tx, { fixedId, product, buyers, drawnAt, passedOnAt, shippedById }: Turns) {
  const orders = [
    {
      number: "LA-2GWN-80DR",
      createdAt: drawnAt,
      status: "delivered",
      courier: "GIG Logistics",
      trackingNumber: "GIG4612850",
    },
    { number: "LA-5TKE-13DR", createdAt: drawnAt, paymentStatus: "unpaid", cancelled: "expired" },
    {
      number: "LA-9BVC-64DR",
      createdAt: passedOnAt,
      status: "shipped",
      courier: "GIG Logistics",
      trackingNumber: "GIG4637714",
    },
  ] as const;
  const turns: { state: "bought" | "expired"; orderId: string }[] = [];
  for (const [n, given] of orders.entries()) {
    const buyer = buyers[n];
    if (!buyer) break;
    const id = fixedId("ord", given.number);
    const shippingAddress = sampleAddress;
    await makeOrder({ ...given, id, buyer, shippingAddress, items: [{ product }], shippedById }, tx);
    const isExpired = "cancelled" in given;
    if (isExpired)
      await tx.order.update({ where: { id }, data: { holdExpiresAt: passedOnAt, cancelledAt: passedOnAt } });
    turns.push({ state: isExpired ? "expired" : "bought", orderId: id });
  }
  return turns;
}
