import type { Actor } from "@/lib/accounts/contracts";
import { eventPages } from "@/lib/community/event-columns";
import type { Standing } from "@/lib/community/event-contracts";
import { requireStanding } from "@/lib/community/seat-queries";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { newId, ticketCode } from "@/lib/platform/ids";
import { republish } from "@/lib/platform/republish";
import { requestContext } from "@/lib/platform/request-context";

type Outcome =
  | { outcome: "seat" | "waiting" | "cancelled" | "over" | "not_found" }
  | { outcome: "not_open"; opensAt: string };

/** Keeps a seat for somebody, or the last place in the line; asked again, it is the same one. The database judges in one trip. */
export async function joinEvent({ actor, id }: { actor: Actor; id: string }): Promise<Standing> {
  const [row] = await db.$queryRaw<[{ answer: Outcome }]>`
    SELECT event_join(${id}, ${actor._id}, ${actor.role === "Admin"}, ${newId("rsv")}, ${ticketCode()}) AS answer`;
  const { answer } = row;
  if (answer.outcome === "not_found") return refuse("not_found", "Event not found");
  if (answer.outcome === "cancelled") return refuse("conflict", "This evening was cancelled.");
  if (answer.outcome === "over") return refuse("conflict", "This evening is over.");
  if (answer.outcome === "not_open")
    return refuse("not_running", "Seats are not open to you yet.", { facts: { opensAt: answer.opensAt } });
  const context = requestContext();
  if (context) context.enqueued = true;
  republish(eventPages);
  return requireStanding({ actor, id });
}
