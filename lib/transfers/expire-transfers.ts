import { db, transaction } from "@/lib/db/client";
import { closeTransfer } from "@/lib/transfers/close-transfer";
import { lockUnitOfTransfer } from "@/lib/transfers/lock-unit";

/** Scheduled job: ends the transfers whose days are over and emails both sides. Those of disputed units wait for the decision. */
export async function expireTransfers(): Promise<number> {
  const due = await db.$queryRaw<{ id: string }[]>`
    SELECT t.id FROM edition_transfers t JOIN editions e ON e.id = t.edition_id
    WHERE t.status = 'pending' AND t.expires_at <= clock_timestamp() AND e.mark IS DISTINCT FROM 'disputed'
    ORDER BY t.expires_at, t.id LIMIT 100`;
  let count = 0;
  for (const { id } of due) if (await expireTransfer(id)) count += 1;
  return count;
}

/** Decides again under the lock of the unit: a dispute may have been opened, or its decision may have given the transfer more time. */
const expireTransfer = (id: string): Promise<boolean> =>
  transaction(async (tx) => {
    const { mark } = await lockUnitOfTransfer(tx, id);
    if (mark === "disputed") return false;
    const [due] = await tx.$queryRaw<unknown[]>`
      SELECT 1 FROM edition_transfers WHERE id = ${id} AND status = 'pending' AND expires_at <= clock_timestamp()`;
    return due ? closeTransfer(tx, { id, status: "expired" }) : false;
  });
