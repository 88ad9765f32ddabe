import type { Tx } from "@/lib/db/client";

/** What a draw that is over leaves of its entries: those whose turn has not come have lost, and addresses and hashes are deleted. */
export async function closeEntries(tx: Tx, drawId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE draw_entries SET state = CASE WHEN state = 'entered' THEN 'lost' ELSE state END, shipping_address = NULL, address_hash = NULL,
      mailbox_hash = NULL
    WHERE draw_id = ${drawId}`;
  await tx.drawEntryCard.deleteMany({ where: { drawId } });
}
