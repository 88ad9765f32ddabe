import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { getArtworkImages, isUploadedImage } from "@/lib/exhibitions/artwork-images";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import sheetSizes from "@/lib/exhibitions/collection/sheet-sizes.json" with { type: "json" };
import { tilesFolder } from "@/lib/exhibitions/collection/tiles";
import { largestWhole } from "@/lib/exhibitions/iiif/image-levels";
import { HEADS_OF_STATE } from "@/lib/exhibitions/rules";

/** The largest file of a whole work, for a visitor to keep. The size in bytes is known of the works that ship with the site. */
export type WorkDownload = { url: string; fileName: string; width: number; height: number; bytes: number | null };

const bytesOf: Readonly<Record<string, number>> = sheetSizes;

type LeaderWork = {
  leader: string;
  slug: string;
  imageUrl: string | null | undefined;
  tilesUrl: string | null | undefined;
};

/** The download of a leader's work: with tiles half of the sheet each way, otherwise its portrait. */
export function leaderWorkDownload({ leader, slug, imageUrl, tilesUrl }: LeaderWork): WorkDownload {
  const fileName = `${slug}.jpg`;
  if (tilesUrl === tilesFolder(leader)) {
    const url = `${serverApiPaths.iiifImage(HEADS_OF_STATE, slug)}/full/max/0/default.jpg`;
    return { url, fileName, width: largestWhole.width, height: largestWhole.height, bytes: bytesOf[leader] ?? null };
  }
  const { src, width, height } = getArtworkImages(imageUrl, leaderPictures(leader)).portrait;
  return { url: src, fileName, width, height, bytes: null };
}

/** The download of a work of another exhibition, or null for a picture whose size is not known. */
export function uploadedWorkDownload({ slug, url }: { slug: string; url: string }): WorkDownload | null {
  if (!isUploadedImage(url)) return null;
  const { src, width, height } = getArtworkImages(url, leaderPictures(slug)).portrait;
  return { url: src, fileName: `${slug}.jpg`, width, height, bytes: null };
}
