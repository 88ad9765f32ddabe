import { guestbook, type Wall, wallChanged, wallChannel } from "@/lib/community/rules";
import type { Tx } from "@/lib/platform/db";
import { type Effect, enqueue } from "@/lib/platform/outbox";
import { paths } from "@/lib/platform/paths";
import { republish } from "@/lib/platform/republish";

type Change = Wall & { id: string; at: Date };

/** Says on the wall's channel that a note has changed there: which one and when, never its words. */
const wallHint = ({ id, at, ...wall }: Change): Effect => ({
  topic: "community.wall",
  key: `wall/${id}/${at.getTime()}`,
  payload: { channel: wallChannel(wall), event: wallChanged, data: { id, at: at.toISOString() } },
});

/** Announces what changed on a wall, after the commit; what is returned makes the prerendered wall fresh. */
export async function announceWall(tx: Tx, change: Change): Promise<() => void> {
  await enqueue(tx, wallHint(change));
  return () => change.exhibition === guestbook && republish([paths.guestbook]);
}
