import type { Actor, ProfileBody } from "@/lib/auth/contracts";
import { displayNameRefusal } from "@/lib/auth/rules";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

/** Updates the public name, the Founders Wall visibility and the shipping address. Omitted fields do not change. */
export async function updateProfile({ actor, changes }: { actor: Actor; changes: ProfileBody }): Promise<void> {
  const { displayName, showOnWall, shippingAddress } = changes;
  const refusal = displayName === undefined ? null : displayNameRefusal(displayName, actor.role);
  if (refusal) throwAppError("invalid_input", refusal, { fields: { displayName: refusal } });
  await db.user.update({ where: { id: actor._id }, data: { displayName, showOnWall, shippingAddress } });
  // A name removed from the Founders Wall disappears at the next request.
  if (displayName !== undefined || showOnWall !== undefined) await revalidatePages(pagesShowing.profiles);
}
