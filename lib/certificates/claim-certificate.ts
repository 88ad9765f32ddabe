import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { signAfterResponse } from "@/lib/certificates/renew-certificate";
import { normalizeCode, stateLabels, stateOf } from "@/lib/certificates/rules";
import { throwAppError } from "@/lib/core/errors";
import { sha256 } from "@/lib/core/secrets";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, type Tx, transaction } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { extendChain } from "@/lib/ownership/extend-chain";
import { lockAccount } from "@/lib/payments/lock-account";
import type { Prisma } from "@/prisma/generated/client";

type Claim = { actor: Actor; code: string; claimCode: string; ip: string };
type Claimed = { id: string; editionId: string; ownershipId: string; position: number; isOwner: boolean };
/** Whether the caller had the number already, or has received it. */
type ClaimResult = { result: "claimed" | "given"; code: string };

/** What is stored of a sealed code. */
export const claimHash = (code: string, claimCode: string): string => sha256(`${code}:${normalizeCode(claimCode)}`);

/**
 * Claims a number with the code that is sealed under its label, once. For the owner nothing changes; somebody else becomes the owner when the
 * order is a gift or was bought without an account. A conditional update decides between callers who have the same code. Tries are
 * limited by account, by number and by IP address.
 */
export async function claimCertificate({ actor, code, claimCode, ip }: Claim): Promise<ClaimResult> {
  await consumeLimit("certificate-claim", actor._id);
  await consumeLimit("certificate-claim-number", code);
  await consumeLimit("certificate-claim-ip", ip);
  const hash = claimHash(code, claimCode);
  const claimed = await transaction((tx) => claim(tx, { actor, code, hash }));
  if (!claimed) return throwAppError("conflict", await refusalOf(code, hash));
  signAfterResponse();
  if (!claimed.isOwner) await revalidatePages(pagesShowing.ownership);
  return { result: claimed.isOwner ? "claimed" : "given", code };
}

async function claim(tx: Tx, { actor, code, hash }: { actor: Actor; code: string; hash: string }) {
  const userId = actor._id;
  if (await lockAccount(tx, userId)) throwAppError("unauthenticated", "Session expired. Please log in again.");
  // The unit first, where a transfer, a mark, a refund and a return take their turn too.
  await tx.$queryRaw`
    SELECT e.id FROM editions e JOIN certificates c ON c.edition_id = e.id WHERE c.code = ${code} FOR UPDATE OF e`;
  const [claimed] = await tx.$queryRaw<Claimed[]>`
    UPDATE certificates c SET claimed_at = clock_timestamp()
    FROM editions e JOIN order_items i ON i.id = e.order_item_id JOIN orders o ON o.id = i.order_id
      JOIN edition_ownerships w ON w.edition_id = e.id AND w.ended_at IS NULL LEFT JOIN users u ON u.id = w.user_id
    WHERE c.code = ${code} AND c.claim_hash = ${hash} AND c.claimed_at IS NULL AND e.id = c.edition_id AND e.voided_at IS NULL
      AND COALESCE(to_jsonb(e) ->> 'mark', '') NOT IN ('stolen', 'destroyed', 'disputed')
      AND (w.user_id = ${userId} OR (w.position = 1 AND (o.is_gift OR u.is_guest) AND NOT EXISTS (
        SELECT 1 FROM return_requests r WHERE r.order_id = o.id AND r.status NOT IN ('refunded', 'refused'))))
    RETURNING c.id, e.id AS "editionId", w.id AS "ownershipId", w.position, COALESCE(w.user_id = ${userId}, false) AS "isOwner"`;
  if (!claimed) return null;
  if (!claimed.isOwner) await passTo(tx, userId, claimed);
  await recordAudit(tx, {
    actorId: userId,
    action: "certificate.claim",
    subject: claimed.id,
    detail: { code, position: claimed.isOwner ? claimed.position : claimed.position + 1 },
  });
  return claimed;
}

/** Ends the current ownership and begins the next, as a gift. What the owner before had offered to somebody else is cancelled. */
async function passTo(tx: Tx, userId: string, { editionId, ownershipId }: Claimed): Promise<void> {
  await extendChain(tx, { editionId, fromOwnershipId: ownershipId, toUserId: userId, kind: "gift", nameShown: false });
  await tx.$queryRaw`
    SELECT transfer_close(t.id, 'cancelled', 'claim') FROM edition_transfers t WHERE t.edition_id = ${editionId} AND t.status = 'pending'`;
}

const openReturns = {
  where: { status: { notIn: ["refunded", "refused"] } },
  take: 1,
} satisfies Prisma.Order$returnRequestsArgs;

/** Why a number cannot be claimed. Only somebody with the right code learns more than that a code is wrong. */
async function refusalOf(code: string, hash: string): Promise<string> {
  const row = await db.certificate.findUnique({
    where: { code },
    select: {
      claimHash: true,
      claimedAt: true,
      edition: { include: { orderItem: { select: { order: { select: { returnRequests: openReturns } } } } } },
    },
  });
  if (!row || row.claimHash !== hash) return "This code is not right. Please check what you typed.";
  if (row.claimedAt) return "This code has been used already.";
  const state = stateOf(row.edition);
  if (state !== "valid") return `This number cannot be claimed: ${stateLabels[state].toLowerCase()}.`;
  if (row.edition.orderItem.order.returnRequests.length > 0)
    return "A return of the order of this number is open, so it cannot be claimed.";
  return "This number belongs to the account that bought it, and it was not bought as a gift. Ask its owner to transfer it to you.";
}
