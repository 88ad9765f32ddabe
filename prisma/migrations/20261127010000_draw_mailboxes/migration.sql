-- One mailbox enters a draw once, however its address is written. Entries from before stay without the hash.
ALTER TABLE "draw_entries" ADD COLUMN "mailbox_hash" TEXT;
CREATE UNIQUE INDEX "draw_entries_draw_id_mailbox_hash_key" ON "draw_entries"("draw_id", "mailbox_hash");
