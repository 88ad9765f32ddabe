import type { SessionUser } from "@/lib/auth/contracts";
import type { DeepZoomArtwork } from "./contracts";
import { requirePublicWork } from "./iiif/queries";
import { requireDeepZoomArtwork } from "./queries";
import { canAccess } from "./rules";

type ArtworkView = { exhibition: string; artwork: string; viewer: SessionUser | null };

/**
 * An artwork with its tiles and annotations: members see every published one, others those of public pages. Throws `not_found`.
 */
export async function requireVisibleArtwork({ exhibition, artwork, viewer }: ArtworkView): Promise<DeepZoomArtwork> {
  if (!canAccess({ requiresVIP: true }, viewer)) await requirePublicWork(exhibition, artwork);
  return requireDeepZoomArtwork(exhibition, artwork);
}
