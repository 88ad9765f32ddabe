import type { Actor, PlanName } from "@/lib/accounts/contracts";
import { makeUser } from "@/lib/accounts/factory";
import { findActor } from "@/lib/membership/queries";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";

/** Gives a person a plan that ends in so many days; a negative number makes it one that has ended. */
export async function giveSubscription(userId: string, plan: PlanName, days = 30): Promise<void> {
  const endsAt = new Date(Date.now() + days * 86_400_000);
  await db.subscription.create({
    data: {
      id: newId("sub"),
      userId,
      plan,
      startedAt: new Date(Math.min(Date.now(), endsAt.getTime()) - 30 * 86_400_000),
      endsAt,
      cardNumber: newId("sub").slice(4, 14).toUpperCase(),
    },
  });
}

/** A signed-in person as the use cases take them; with a plan when one is named. */
export async function makeActor(
  given: Parameters<typeof makeUser>[0] & { plan?: PlanName; days?: number } = {},
): Promise<Actor> {
  const { plan, days, ...rest } = given;
  const user = await makeUser(rest);
  if (plan) await giveSubscription(user.id, plan, days);
  const actor = await findActor(user.id);
  if (!actor) throw new Error("a person that nobody can be was made: unverified people are no actors");
  return actor;
}
