import { transaction } from "@/lib/db/client";
import { dropSandbox } from "@/lib/rehearsals/sandbox";

const STOPPED_MINUTES = 5;

/** Scheduled job: ends a rehearsal whose steps have stopped, and deletes its tables. */
export async function endStoppedRehearsal(): Promise<void> {
  await transaction(async (tx) => {
    const ended = await tx.$executeRaw`
      UPDATE rehearsals SET status = 'failed', finished_at = clock_timestamp(), failure = 'It stopped. Please start it again.'
      WHERE status = 'running' AND touched_at < clock_timestamp() - make_interval(mins => ${STOPPED_MINUTES}::int)`;
    if (ended > 0) await dropSandbox(tx);
  });
}
