import type { Actor } from "@/lib/auth/contracts";
import { db } from "@/lib/db/client";

/** Makes the actor's wall private: its link leads nowhere, also when it is shared again later. Idempotent. */
export async function stopSharingWall({ actor }: { actor: Actor }): Promise<void> {
  await db.personalWall.updateMany({
    where: { userId: actor._id, shareToken: { not: null } },
    data: { shareToken: null, sharedAt: null },
  });
}
