import { replaceDefaultAddress } from "@/lib/auth/addresses/set-default-address";
import type { Actor, ProfileBody } from "@/lib/auth/contracts";
import { displayNameRefusal } from "@/lib/auth/rules";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

/** Updates the public name, the Founders Wall visibility and the default shipping address. Omitted fields do not change. */
export async function updateProfile({ actor, changes }: { actor: Actor; changes: ProfileBody }): Promise<void> {
  const { displayName, showOnWall, shippingAddress } = changes;
  const refusal = displayName === undefined ? null : displayNameRefusal(displayName, actor.role);
  if (refusal) throwAppError("invalid_input", refusal, { fields: { displayName: refusal } });
  await transaction(async (tx) => {
    await tx.user.update({ where: { id: actor._id }, data: { displayName, showOnWall } });
    if (shippingAddress) await replaceDefaultAddress(tx, { userId: actor._id, shippingAddress });
    // A member who sets it has answered the question of the first paid visit.
    if (showOnWall !== undefined)
      await tx.$executeRaw`
        UPDATE subscriptions SET wall_prompted_at = clock_timestamp(), updated_at = now() WHERE user_id = ${actor._id} AND wall_prompted_at IS NULL`;
  });
  // A name removed from the Founders Wall disappears at the next request.
  if (displayName !== undefined || showOnWall !== undefined) await revalidatePages(pagesShowing.profiles);
}
