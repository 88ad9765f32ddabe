import type { CollectionPicture, LeaderPictures } from "@/lib/exhibitions/collection/pictures";

const uploaded = /^(\/api\/pictures\/img-[0-9a-z]{20})-960\.jpg$/;

/** Whether a work shows a picture that an admin uploaded, and not the one that ships. */
export const isUploaded = (url: string | null | undefined): boolean => uploaded.test(url ?? "");

const sheet = (src: string): CollectionPicture => ({ src, width: 960, height: 1200 });

/** The pictures of a leader's work: those cut from an uploaded one, else those that ship with it. */
export function standingPictures(url: string | null | undefined, shipped: LeaderPictures): LeaderPictures {
  const stem = uploaded.exec(url ?? "")?.[1];
  if (!stem) return shipped;
  return {
    portrait: sheet(`${stem}-960.jpg`),
    mobile: sheet(`${stem}-960.jpg`),
    wide: { src: `${stem}-wide-1600.jpg`, width: 1600, height: 800 },
    share: `${stem}-share-1200.jpg`,
  };
}
