import type { Actor } from "@/lib/auth/contracts";
import type { OwnProfile, PublicProfileBody } from "@/lib/collections/contracts";
import { handleKey, handleTaken } from "@/lib/collections/rules";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, violatesIndex } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

const uniqueIndexes = ["public_profiles_handle_key", "public_profiles_handle_key_key"];

/** Stores the handle of the actor's public profile, and switches the profile on or off. Of two who want one handle, the second is refused. */
export async function savePublicProfile({
  actor,
  body,
}: {
  actor: Actor;
  body: PublicProfileBody;
}): Promise<OwnProfile> {
  const { handle, isPublic } = body;
  // A profile that is switched off leaves the directory too, and is not in it again before its owner chooses so.
  const [isListed, isIndexed] = [isPublic && body.isListed, isPublic && body.isIndexed];
  await db.$executeRaw`
    INSERT INTO public_profiles (user_id, handle, handle_key, is_public, is_listed, is_indexed)
    VALUES (${actor._id}, ${handle}, ${handleKey(handle)}, ${isPublic}, ${isListed}, ${isIndexed})
    ON CONFLICT (user_id) DO UPDATE SET handle = EXCLUDED.handle, handle_key = EXCLUDED.handle_key, is_public = EXCLUDED.is_public,
      is_listed = EXCLUDED.is_listed, is_indexed = EXCLUDED.is_indexed, updated_at = now()`.catch((error: unknown) => {
    if (!uniqueIndexes.some((index) => violatesIndex(error, index))) throw error;
    throwAppError("conflict", handleTaken, { fields: { handle: handleTaken } });
  });
  // The profile itself and the directory are rendered for each request; comments and the sitemap link to it.
  await revalidatePages([...pagesShowing.guestbook, ...pagesShowing.indexedProfiles]);
  return { handle, isPublic, isListed, isIndexed };
}
