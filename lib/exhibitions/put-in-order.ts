import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { exhibitionPages } from "@/lib/exhibitions/exhibition-columns";
import { type Tx, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { republish } from "@/lib/platform/republish";
import { Prisma } from "@/prisma/generated/client";

const failed = "Failed to save the order";
const changedSince = { ids: "Something was added or taken away meanwhile. Please look again." };

type PutInOrder = {
  actor: Actor;
  ids: readonly string[] /** The exhibition whose works these are; without it, the exhibitions. */;
  within?: string;
};

/** Puts all exhibitions, or all works of one, into an order. A list that is not of exactly those that are there is refused. */
export async function putInOrder({ actor, ids, within }: PutInOrder): Promise<void> {
  await transaction(async (tx) => {
    const there = await lockAll(tx, within);
    const wanted = new Set(ids);
    if (wanted.size !== ids.length || there.length !== ids.length || there.some(({ id }) => !wanted.has(id)))
      return refuse("stale", failed, { fields: changedSince });
    const table = Prisma.raw(within ? "artworks" : "exhibitions");
    await tx.$executeRaw`
      UPDATE ${table} SET position = place.at::int FROM unnest(${[...ids]}::text[]) WITH ORDINALITY AS place(id, at)
      WHERE ${table}.id = place.id`;
    const subject = within ?? "exhibitions";
    await recordAudit(tx, { actorId: actor._id, action: "exhibition.order", subject, detail: { ids: [...ids] } });
  });
  republish(exhibitionPages);
}

const lockAll = (tx: Tx, within: string | undefined) =>
  within
    ? tx.$queryRaw<{ id: string }[]>`SELECT id FROM artworks WHERE exhibition_id = ${within} ORDER BY id FOR UPDATE`
    : tx.$queryRaw<{ id: string }[]>`SELECT id FROM exhibitions WHERE deleted_at IS NULL ORDER BY id FOR UPDATE`;
