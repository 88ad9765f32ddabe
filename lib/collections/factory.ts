import { makeUser } from "@/lib/auth/factory";
import { handleKey } from "@/lib/collections/rules";
import { newId } from "@/lib/core/ids";
import { db, type Tx } from "@/lib/db/client";
import type { PublicProfile } from "@/prisma/generated/client";

/** A public profile of a new user by default. */
export async function makePublicProfile(
  given: { userId?: string; handle?: string; isPublic?: boolean; isListed?: boolean; isIndexed?: boolean } = {},
  tx: Tx = db,
): Promise<PublicProfile> {
  const userId = given.userId ?? (await makeUser({}, tx)).id;
  const handle = given.handle ?? `h${newId("usr").slice(4)}`;
  return tx.publicProfile.create({
    data: {
      userId,
      handle,
      handleKey: handleKey(handle),
      isPublic: given.isPublic ?? true,
      isListed: given.isListed,
      isIndexed: given.isIndexed,
    },
  });
}
