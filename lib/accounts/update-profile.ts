import type { Actor, ProfileBody } from "@/lib/accounts/contracts";
import { displayNameRefusal } from "@/lib/accounts/rules";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { paths } from "@/lib/platform/paths";
import { republish } from "@/lib/platform/republish";

/** Changes what a person may change about themselves: the public name, the wall, the address. Whatever is left out stays. */
export async function updateProfile({ actor, changes }: { actor: Actor; changes: ProfileBody }): Promise<void> {
  const { displayName, showOnWall, shippingAddress } = changes;
  const refusal = displayName === undefined ? null : displayNameRefusal(displayName, actor.role);
  if (refusal) refuse("invalid_input", refusal, { fields: { displayName: refusal } });
  await db.user.update({ where: { id: actor._id }, data: { displayName, showOnWall, shippingAddress } });
  // Who takes the name off the wall finds it gone at the next look, not within the hour.
  if (displayName !== undefined || showOnWall !== undefined) republish([paths.foundersWall, paths.guestbook]);
}
