import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { storePublicPicture } from "@/lib/images/store-public-picture";

type StoreEventPicture = { actor: Actor; bytes: Uint8Array };

/** Stores a picture of a past event in every size that the pages use. Returns the URL that the event form saves. */
export async function storeEventPicture({ actor, bytes }: StoreEventPicture): Promise<{ url: string }> {
  const { url } = await storePublicPicture({
    bytes,
    purpose: "product",
    userId: actor._id,
    record: (tx, subject) => recordAudit(tx, { actorId: actor._id, action: "event.upload-picture", subject }),
  });
  return { url };
}
