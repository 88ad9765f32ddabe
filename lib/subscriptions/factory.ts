import type { Actor, PlanName } from "@/lib/auth/contracts";
import { makeUser } from "@/lib/auth/factory";
import { day } from "@/lib/core/clock";
import { getActor } from "@/lib/subscriptions/get-actor";

/** A signed-in user. The plan ends in `days` days; a negative number makes an expired plan. */
export async function makeActor(
  given: Parameters<typeof makeUser>[0] & { plan?: PlanName; days?: number } = {},
): Promise<Actor> {
  const { days = 30, ...rest } = given;
  const user = await makeUser({ planTo: new Date(Date.now() + days * day), ...rest });
  const actor = await getActor(user.id);
  if (!actor) throw new Error("unverified users cannot be actors");
  return actor;
}
