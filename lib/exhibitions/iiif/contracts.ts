import * as z from "zod/mini";
import { artworkParams, viewerParams } from "@/lib/exhibitions/contracts";

export const iiifWorkParams = artworkParams;
export const iiifCollectionParams = viewerParams;

const segment = z.string().check(z.maxLength(60));

/** {region}/{size}/{rotation}/{quality}.{format}, as the Image API has them. */
export const iiifImageParams = z.extend(artworkParams, {
  region: segment,
  size: segment,
  rotation: segment,
  file: segment,
});

export const citationQuery = z.object({ format: z.enum(["bibtex", "ris"]) });

export type CitationFormat = z.infer<typeof citationQuery>["format"];
