import type { Tx } from "@/lib/db/client";
import type { DrawEntryState } from "@/prisma/generated/enums";

type EmailEntries = {
  drawId: string;
  /** The job, and the beginning of its key. */
  definition: { name: string };
  key: string;
  /** Which entries, and of them only those behind a place. */
  state: DrawEntryState;
  behind?: number;
  reason?: string;
};

/** Enqueues an email to the people of many entries of a draw, in one statement. The scheduled jobs send them. */
export async function emailEntries(tx: Tx, { drawId, definition, key, state, behind = 0, reason }: EmailEntries) {
  await tx.$executeRaw`
    INSERT INTO outbox_messages (id, topic, key, payload)
      SELECT event_outbox_id(), ${definition.name}, ${key} || '/' || e.id,
        jsonb_strip_nulls(jsonb_build_object('entryId', e.id, 'reason', ${reason ?? null}::text))
      FROM draw_entries e WHERE e.draw_id = ${drawId} AND e.user_id IS NOT NULL AND e.state = ${state}::"DrawEntryState"
        AND COALESCE(e.rank, 1) > ${behind}::int
    ON CONFLICT (key) DO NOTHING`;
}
