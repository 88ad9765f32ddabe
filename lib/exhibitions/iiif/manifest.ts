import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { tilesOf } from "@/lib/exhibitions/collection/tiles";
import { largestWhole, thumbnailSize } from "./image-levels";
import type { PublicCollection, PublicWork } from "./public-work";

export const PRESENTATION_CONTEXT = "http://iiif.io/api/presentation/3/context.json";
const RIGHTS = "http://rightsstatements.org/vocab/InC/1.0/";

type Absolute = (path: string) => string;
const absoluteTo =
  (site: string): Absolute =>
  (path) =>
    new URL(path, site).href;
const text = (value: string) => ({ en: [value] });
const entry = (label: string, value: string) => ({ label: text(label), value: text(value) });
/** A property that may not be empty is left out. */
const summaryOf = (value: string) => (value.trim() === "" ? {} : { summary: text(value) });

const page = (id: string, label: string) => [
  { id, type: "Text", label: text(label), format: "text/html", language: ["en"] },
];

const provider = (absolute: Absolute) => [
  {
    id: absolute(paths.about),
    type: "Agent",
    label: text("The Living Archive"),
    homepage: page(absolute(paths.home), "The Living Archive"),
    logo: [{ id: absolute("/icons/icon-192.png"), type: "Image", format: "image/png", width: 192, height: 192 }],
  },
];

const imageService = (id: string) => [{ id, type: "ImageService3", profile: "level0" }];

type PictureSize = { width: number; height: number };

/** A file of the work; with tiles it names the service that has them. */
function picture(work: PublicWork, absolute: Absolute, { width, height }: PictureSize, size: string) {
  if (work.tiles === null)
    return { id: absolute(work.portrait.src), type: "Image", format: "image/jpeg", ...sizeOf(work.portrait) };
  const service = absolute(serverApiPaths.iiifImage(work.exhibition.slug, work.slug));
  return {
    id: `${service}/full/${size}/0/default.jpg`,
    type: "Image",
    format: "image/jpeg",
    width,
    height,
    service: imageService(service),
  };
}

const sizeOf = ({ width, height }: PictureSize) => ({ width, height });
const thumbnail = (work: PublicWork, absolute: Absolute) => [
  picture(work, absolute, thumbnailSize, `${thumbnailSize.width},${thumbnailSize.height}`),
];

const manifestId = (work: PublicWork, absolute: Absolute) =>
  absolute(serverApiPaths.iiifManifest(work.exhibition.slug, work.slug));

/** The described details of a work, as comments on regions of its canvas. */
function notesPage(work: PublicWork, canvas: string, { width, height }: PictureSize) {
  const id = `${canvas}/notes`;
  const items = work.notes.map((note, index) => ({
    id: `${id}/${index + 1}`,
    type: "Annotation",
    motivation: "commenting",
    body: { type: "TextualBody", value: `${note.title}. ${note.body}`, format: "text/plain", language: "en" },
    target: `${canvas}#xywh=${[note.x * width, note.y * height, note.width * width, note.height * height].map(Math.round)}`,
  }));
  return items.length === 0 ? {} : { annotations: [{ id, type: "AnnotationPage", label: text("Details"), items }] };
}

function canvasOf(work: PublicWork, absolute: Absolute) {
  const id = `${manifestId(work, absolute)}/canvas`;
  const size = sizeOf(work.tiles === null ? work.portrait : tilesOf);
  return {
    id,
    type: "Canvas",
    label: text(work.title),
    ...size,
    items: [
      {
        id: `${id}/painting`,
        type: "AnnotationPage",
        items: [
          {
            id: `${id}/painting/1`,
            type: "Annotation",
            motivation: "painting",
            body: picture(work, absolute, largestWhole, "max"),
            target: id,
          },
        ],
      },
    ],
    ...notesPage(work, id, size),
  };
}

const about = (absolute: Absolute, credit: string) => ({
  requiredStatement: entry("Attribution", credit),
  rights: RIGHTS,
  provider: provider(absolute),
});

/** The IIIF Presentation 3 manifest of a work. `site` is the origin of the site. */
export function workManifest(work: PublicWork, site: string) {
  const absolute = absoluteTo(site);
  const metadata = work.metadata
    .filter(([, value]) => value.trim() !== "")
    .map(([label, value]) => entry(label, value));
  return {
    "@context": PRESENTATION_CONTEXT,
    id: manifestId(work, absolute),
    type: "Manifest",
    label: text(work.title),
    ...summaryOf(work.summary),
    metadata: [...metadata, ...(work.alt ? [entry("Description of the picture", work.alt)] : [])],
    ...about(absolute, work.credit),
    homepage: page(absolute(work.page), `${work.title} at The Living Archive`),
    thumbnail: thumbnail(work, absolute),
    partOf: [{ id: absolute(serverApiPaths.iiifCollection(work.exhibition.slug)), type: "Collection" }],
    items: [canvasOf(work, absolute)],
  };
}

/** The IIIF collection of an exhibition: its public works in display order. */
export function worksCollection(collection: PublicCollection, site: string) {
  const absolute = absoluteTo(site);
  return {
    "@context": PRESENTATION_CONTEXT,
    id: absolute(serverApiPaths.iiifCollection(collection.slug)),
    type: "Collection",
    label: text(collection.title),
    ...summaryOf(collection.summary),
    ...about(absolute, "The Living Archive"),
    homepage: page(absolute(collection.page), `${collection.title} at The Living Archive`),
    items: collection.works.map((work) => ({
      id: manifestId(work, absolute),
      type: "Manifest",
      label: text(work.title),
      thumbnail: thumbnail(work, absolute),
    })),
  };
}
