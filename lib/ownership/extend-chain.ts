import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import type { Tx } from "@/lib/db/client";
import type { OwnershipKind } from "@/prisma/generated/enums";

type NextOwner = {
  editionId: string;
  /** The link that has to be the current one. */
  fromOwnershipId: string;
  toUserId: string;
  kind: OwnershipKind;
  nameShown: boolean;
  /** The price that both agreed to show. */
  priceKobo?: bigint | null;
};

/** Why the chain was not extended: somebody else was faster. */
const OWNER_CHANGED = "This number has another owner by now. Reload and try again.";

/**
 * Ends the current link of a unit's chain and adds the next. Throws `conflict` unless `fromOwnershipId` is the current one and the new
 * owner has an account. Returns the id of the new link.
 */
export async function extendChain(tx: Tx, next: NextOwner): Promise<string> {
  const { editionId, fromOwnershipId, toUserId, kind, nameShown, priceKobo = null } = next;
  // An account that is being deleted or merged ends first, or waits for this.
  const [user] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM users WHERE id = ${toUserId} AND deleted_at IS NULL AND disabled_at IS NULL AND NOT is_guest FOR SHARE`;
  if (!user) throwAppError("conflict", "The account of the new owner is closed.");
  const ended = await tx.$queryRaw<{ position: number; endedAt: Date }[]>`
    UPDATE edition_ownerships w SET ended_at = GREATEST(clock_timestamp(), w.acquired_at)
    WHERE w.id = ${fromOwnershipId} AND w.edition_id = ${editionId} AND w.ended_at IS NULL
    RETURNING w.position, w.ended_at AS "endedAt"`;
  const [last] = ended;
  if (!last) return throwAppError("conflict", OWNER_CHANGED);
  const id = newId("own");
  await tx.editionOwnership.create({
    data: {
      id,
      editionId,
      position: last.position + 1,
      userId: toUserId,
      kind,
      nameShown,
      priceKobo,
      acquiredAt: last.endedAt,
    },
  });
  return id;
}
