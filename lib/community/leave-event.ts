import type { Actor } from "@/lib/accounts/contracts";
import { eventPages } from "@/lib/community/event-columns";
import type { Standing } from "@/lib/community/event-contracts";
import { requireStanding } from "@/lib/community/seat-queries";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { republish } from "@/lib/platform/republish";
import { requestContext } from "@/lib/platform/request-context";

type Outcome = "left" | "over" | "not_found";

/** Gives a seat back, or a place in the line. The first who waits has the seat from then on, and is told by mail. */
export async function leaveEvent({ actor, id }: { actor: Actor; id: string }): Promise<Standing> {
  const [{ outcome }] = await db.$queryRaw<[{ outcome: Outcome }]>`SELECT event_leave(${id}, ${actor._id}) AS outcome`;
  if (outcome === "not_found") return refuse("not_found", "Event not found");
  if (outcome === "over") return refuse("conflict", "This evening is over.");
  const context = requestContext();
  if (context) context.enqueued = true;
  republish(eventPages);
  return requireStanding({ actor, id });
}
