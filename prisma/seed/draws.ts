import { day, hour, minute } from "../../lib/core/clock";
import type { IdPrefix } from "../../lib/core/ids";
import { sha256 } from "../../lib/core/secrets";
import type { Tx } from "../../lib/db/client";
import { makeDraw, makeEntry } from "../../lib/draws/factory";
import { computeOrder, computeSeed, firstRoundFrom, formatEntryList, roundTime } from "../../lib/draws/rules";
import { emulatedChain } from "../../tooling/dev-stack/environment";

const PRODUCT = "the-queue-medal";
const OPEN_PRODUCT = "ghana-must-go-vase";
const SECRET = sha256("the secret of the seeded draw");
const HOURS_OPEN = 48;

type FixedId = (prefix: IdPrefix, name: string) => string;

/** Adds a draw that is over and one that accepts entries, to a database without draws. Returns how many were added. */
export async function addDraws(tx: Tx, now: Date, fixedId: FixedId): Promise<number> {
  if ((await tx.draw.count()) > 0) return 0;
  return (await addPastDraw(tx, now, fixedId)) + (await addOpenDraw(tx, now, fixedId));
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
      weights: { none: 1, monthly: 2, yearly: 3, collector: 5, patron: 5 },
    },
    tx,
  );
  const users = await tx.user.findMany({
    where: { isGuest: false, role: "Member", emailVerifiedAt: { not: null }, disabledAt: null },
    orderBy: { email: "asc" },
    take: 5,
  });
  for (const [n, { id }] of users.entries()) await makeEntry({ drawId: draw.id, userId: id, weight: (n % 3) + 1 }, tx);
  return 1;
}

/**
 * Adds a draw that is over, of a product that is for sale again: its beacon was away, so its secret decided. It is computed as every
 * draw is, so that its report can be computed again.
 */
async function addPastDraw(tx: Tx, now: Date, fixedId: FixedId): Promise<number> {
  const product = await tx.product.findFirst({
    where: { slug: PRODUCT, deletedAt: null },
    include: { variants: true },
  });
  const variant = product?.variants[0];
  if (!product || !variant) return 0;
  const users = await tx.user.findMany({
    where: { isGuest: false, role: "Member" },
    orderBy: { email: "asc" },
    take: 8,
  });
  const entries = users.map(({ id, email }, n) => ({ userId: id, id: fixedId("den", email), weight: (n % 3) + 1 }));
  const closesAt = new Date(now.getTime() - 9 * day);
  const { genesis, period, chainHash, publicKey } = emulatedChain;
  const round = firstRoundFrom({ genesis, period }, new Date(closesAt.getTime() + 10 * minute));
  const entryList = formatEntryList(entries);
  const listHash = sha256(entryList);
  const seed = await computeSeed(listHash, "commitment", SECRET);
  const order = await computeOrder(seed, entries);
  const id = fixedId("drw", PRODUCT);
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
      weights: { none: 1, monthly: 2, yearly: 3, collector: 5, patron: 5 },
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
      drawnAt: new Date(closesAt.getTime() + 41 * minute),
      finishedAt: new Date(closesAt.getTime() + 2 * day),
      createdAt: new Date(closesAt.getTime() - 4 * day),
    },
  });
  await tx.drawEntry.createMany({
    data: entries.map((entry) => {
      const rank = order.indexOf(entry.id) + 1;
      // Nobody has paid: the orders of the seed are those of orders.ts.
      return { ...entry, drawId: id, rank, state: rank <= 2 ? ("declined" as const) : ("lost" as const) };
    }),
  });
  await tx.drawRefusal.create({ data: { drawId: id, reason: "address", count: 1 } });
  return 1;
}
