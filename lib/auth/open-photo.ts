import { photoKey } from "@/lib/auth/rules";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db } from "@/lib/db/client";
import { storage } from "@/lib/storage/storage";
import type { StoredFile } from "@/lib/storage/storage-driver";

/** The profile photo with this id; null once it is replaced or its account is disabled or deleted. */
export async function openPhoto(photo: string): Promise<StoredFile | null> {
  const owner = await db.user.findFirst({
    where: { photoUrl: serverApiPaths.photo(photo), deletedAt: null, disabledAt: null },
    select: { id: true },
  });
  return owner && storage().open(photoKey(photo));
}
