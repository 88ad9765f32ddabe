import type { Actor, ProfileBody } from "@/lib/accounts/contracts";
import { displayNameRefusal } from "@/lib/accounts/rules";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";

/** Changes what a person may change about themselves: the public name, the wall, the address. Whatever is left out stays. */
export async function updateProfile({ actor, changes }: { actor: Actor; changes: ProfileBody }): Promise<void> {
  const { displayName, showOnWall, shippingAddress } = changes;
  const refusal = displayName === undefined ? null : displayNameRefusal(displayName, actor.role);
  if (refusal) refuse("invalid_input", refusal, { fields: { displayName: refusal } });
  await db.user.update({ where: { id: actor._id }, data: { displayName, showOnWall, shippingAddress } });
}
