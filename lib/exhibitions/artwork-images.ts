import { defaultShareCard } from "@/lib/core/page-metadata";
import type { CollectionPicture, LeaderPictures } from "@/lib/exhibitions/collection/pictures";
import type { ExhibitionCard } from "@/lib/exhibitions/contracts";

const uploadedUrlPattern = /^(\/api\/pictures\/img-[0-9a-z]{20})-960\.jpg$/;

/** Whether an artwork shows an uploaded image instead of the shipped one. */
export const isUploadedImage = (url: string | null | undefined): boolean => uploadedUrlPattern.test(url ?? "");

const toUploadedImage = (src: string): CollectionPicture => ({ src, width: 960, height: 1200 });

/** The images of a leader's artwork: the variants of an uploaded image, otherwise the shipped ones. */
export function getArtworkImages(url: string | null | undefined, shipped: LeaderPictures): LeaderPictures {
  const stem = uploadedUrlPattern.exec(url ?? "")?.[1];
  if (!stem) return shipped;
  return {
    portrait: toUploadedImage(`${stem}-960.jpg`),
    mobile: toUploadedImage(`${stem}-960.jpg`),
    wide: { src: `${stem}-wide-1600.jpg`, width: 1600, height: 800 },
    share: `${stem}-share-1200.jpg`,
  };
}

/** The share card of an exhibition: its uploaded cover in the middle one of its sizes, otherwise the museum's own card. */
export function coverCard({ image }: Pick<ExhibitionCard, "image">) {
  const stem = /^(\/api\/pictures\/[\w-]+)-1600\.jpg$/.exec(image?.url ?? "")?.[1];
  if (!image || !stem) return defaultShareCard;
  return { url: `${stem}-960.jpg`, alt: image.alt, width: 960, height: 600 };
}
