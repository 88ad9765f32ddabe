import { day, hour } from "../../lib/core/clock";
import type { IdPrefix } from "../../lib/core/ids";
import type { Tx } from "../../lib/db/client";
import { emailOf, type SeedUser } from "./users";

type Handed = {
  order: string;
  /** Which of the order's numbers, from 0. */
  place: number;
  from: SeedUser["key"];
  /** Who accepted; without it the transfer waits. */
  to?: SeedUser["key"];
  email: string;
  daysAgo: number;
  isGift?: true;
  priceKobo?: bigint;
  message: string;
  nameShown?: true;
  /** The sender has opened a dispute about it. */
  dispute?: string;
};

const handed: readonly Handed[] = [
  {
    order: "LA-3H8K-71QN",
    place: 0,
    from: "collector",
    to: "yearly",
    email: emailOf("yearly"),
    daysAgo: 40,
    isGift: true,
    message: "For the evening when you explained the hats to me.",
    nameShown: true,
  },
  {
    order: "LA-3H8K-71QN",
    place: 1,
    from: "collector",
    email: "amina@example.org",
    daysAgo: 2,
    priceKobo: 9_500_000n,
    message: "As agreed on Sunday.",
  },
  {
    order: "LA-K4PD-93ZE",
    place: 0,
    from: "collector",
    to: "monthly",
    email: emailOf("monthly"),
    daysAgo: 3,
    priceKobo: 30_000_000n,
    message: "It goes well with your shelf.",
    dispute: "I sent the link to my cousin. Somebody else has accepted it.",
  },
];

/** Adds transfers of numbers that were sold by the seed: one accepted, one that waits and one that is disputed. */
export async function addTransfers(
  tx: Tx,
  now: Date,
  fixedId: (prefix: IdPrefix, name: string) => string,
): Promise<number> {
  let added = 0;
  for (const one of handed) {
    const id = fixedId("trf", `${one.order}/${one.place}`);
    const editions = await tx.edition.findMany({
      where: { voidedAt: null, orderItem: { order: { number: one.order } } },
      include: { ownerships: { where: { endedAt: null } } },
      orderBy: { number: "asc" },
    });
    const edition = editions[one.place];
    const current = edition?.ownerships[0];
    const sender = await tx.user.findUnique({ where: { email: emailOf(one.from) } });
    if (!edition || !current || current.userId !== sender?.id) continue;
    if ((await tx.editionTransfer.count({ where: { id } })) > 0) continue;
    await addTransfer(tx, {
      one,
      id,
      now,
      editionId: edition.id,
      ownershipId: current.id,
      senderId: sender?.id ?? "",
      fixedId,
    });
    added += 1;
  }
  return added;
}

type NewTransfer = {
  one: Handed;
  id: string;
  now: Date;
  editionId: string;
  ownershipId: string;
  senderId: string;
  fixedId: (prefix: IdPrefix, name: string) => string;
};

async function addTransfer(
  tx: Tx,
  { one, id, now, editionId, ownershipId, senderId, fixedId }: NewTransfer,
): Promise<void> {
  const createdAt = new Date(now.getTime() - one.daysAgo * day);
  const endedAt = new Date(createdAt.getTime() + 5 * hour);
  const name = `${one.order}/${one.place}`;
  const recipient = one.to && (await tx.user.findUnique({ where: { email: emailOf(one.to) } }));
  const next = recipient ? fixedId("own", name) : null;
  const { isGift = false, priceKobo = null, nameShown = false } = one;
  if (recipient && next) {
    await tx.editionOwnership.update({ where: { id: ownershipId }, data: { endedAt } });
    const kind = isGift ? ("gift" as const) : ("transfer" as const);
    await tx.editionOwnership.create({
      data: { id: next, editionId, position: 2, userId: recipient.id, kind, acquiredAt: endedAt, nameShown, priceKobo },
    });
  }
  await tx.editionTransfer.create({
    data: {
      id,
      editionId,
      fromOwnershipId: ownershipId,
      toOwnershipId: next,
      senderId,
      recipientId: recipient ? recipient.id : null,
      recipientEmail: one.email,
      isGift,
      priceKobo,
      message: one.message,
      status: next ? "accepted" : "pending",
      createdAt,
      expiresAt: new Date(createdAt.getTime() + 14 * day),
      endedAt: next ? endedAt : null,
    },
  });
  if (!one.dispute || !next) return;
  const openedAt = new Date(endedAt.getTime() + day);
  await tx.editionDispute.create({
    data: {
      id: fixedId("dsp", name),
      editionId,
      ownershipId: next,
      transferId: id,
      openedById: senderId,
      reason: one.dispute,
      openedAt,
    },
  });
  await tx.edition.update({ where: { id: editionId }, data: { mark: "disputed", markedAt: openedAt } });
}
