import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { db, type Tx, transaction } from "@/lib/db/client";
import type { CollectorWithoutAddress } from "@/lib/fulfilment/contracts";
import { fulfilmentJobs } from "@/lib/fulfilment/jobs";
import { enqueue } from "@/lib/jobs/outbox";
import { Prisma } from "@/prisma/generated/client";

/** SQL: the verified, enabled users with the Collector plan at this moment, as `u`. */
export const activeCollectors = Prisma.sql`
  subscriptions s JOIN users u ON u.id = s.user_id
  WHERE s.ends_at > now() AND (CASE WHEN s.next_plan_at <= now() THEN s.next_plan ELSE s.plan END) = 'collector'
    AND u.email_verified_at IS NOT NULL AND u.disabled_at IS NULL AND u.deleted_at IS NULL`;

/** Lists the active collectors without an address, by name. */
export const listCollectorsWithoutAddress = (tx: Tx = db): Promise<CollectorWithoutAddress[]> =>
  tx.$queryRaw<CollectorWithoutAddress[]>`
    SELECT u.id AS _id, u.first_name || ' ' || u.last_name AS name, u.email FROM ${activeCollectors}
      AND jsonb_typeof(u.shipping_address) IS DISTINCT FROM 'object'
    ORDER BY lower(u.last_name), lower(u.first_name), u.id`;

/** Emails each of them a request for the address, at most one a day in Lagos. Returns how many were asked by this call. */
export async function askForAddresses(actor: Actor): Promise<number> {
  return transaction(async (tx) => {
    const [day] = await tx.$queryRaw<{ day: string }[]>`
      SELECT to_char(now() AT TIME ZONE 'Africa/Lagos', 'YYYY-MM-DD') AS day`;
    const keyOf = (userId: string) => `${fulfilmentJobs.askAddress.name}/${userId}/${day?.day}`;
    const collectors = await listCollectorsWithoutAddress(tx);
    const asked = await tx.outboxMessage.findMany({
      where: { key: { in: collectors.map(({ _id }) => keyOf(_id)) } },
      select: { key: true },
    });
    const known = new Set(asked.map(({ key }) => key));
    const open = collectors.filter(({ _id }) => !known.has(keyOf(_id)));
    await enqueue(tx, ...open.map(({ _id }) => fulfilmentJobs.askAddress.job(keyOf(_id), { userId: _id })));
    const detail = { rows: open.length };
    await recordAudit(tx, { actorId: actor._id, action: "welcome-pack.ask-addresses", subject: "addresses", detail });
    return open.length;
  });
}
