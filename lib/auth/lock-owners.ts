import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";

/** Locks the rows of all owners, so that two owners who lose their role at the same time cannot leave none. Returns their ids. */
export async function lockOwners(tx: Tx): Promise<string[]> {
  const owners = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM users WHERE role = 'Admin' AND staff_role = 'Owner' AND disabled_at IS NULL AND deleted_at IS NULL
    ORDER BY id FOR UPDATE`;
  return owners.map(({ id }) => id);
}

/** Locks all owners; throws `admin_only` when the actor is no longer one. */
export async function assertOwner(tx: Tx, actor: Pick<Actor, "_id">): Promise<void> {
  if (!(await lockOwners(tx)).includes(actor._id)) throwAppError("admin_only", "You are no longer an owner.");
}
