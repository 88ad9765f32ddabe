import type { Actor, PlanName } from "@/lib/accounts/contracts";
import { makeUser } from "@/lib/accounts/factory";
import { findActor } from "@/lib/membership/queries";
import { day } from "@/lib/platform/clock";

/** A signed-in person as the use cases take them. A plan ends in so many days; with a negative number it has ended. */
export async function makeActor(
  given: Parameters<typeof makeUser>[0] & { plan?: PlanName; days?: number } = {},
): Promise<Actor> {
  const { days = 30, ...rest } = given;
  const user = await makeUser({ planTo: new Date(Date.now() + days * day), ...rest });
  const actor = await findActor(user.id);
  if (!actor) throw new Error("a person that nobody can be was made: unverified people are no actors");
  return actor;
}
