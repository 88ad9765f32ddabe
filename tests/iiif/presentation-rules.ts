import * as z from "zod";

/**
 * The rules of the IIIF Presentation API 3.0 (https://iiif.io/api/presentation/3.0/) for what the museum publishes: sections 3 (properties
 * and where each may stand), 4 (JSON) and 5 (resources). Every object is strict, because a property that the specification does not
 * allow on a resource is an error.
 */
const uri = z.string().regex(/^https?:\/\/[^\s#]+$/);
const uriWithFragment = z.string().regex(/^https?:\/\/\S+$/);

// 4.2: a map from language code (or "none") to a list of strings that is not empty.
const languageMap = z
  .record(z.string().regex(/^([a-z]{2,3}(-[A-Za-z0-9]+)*|none)$/), z.array(z.string().min(1)).min(1))
  .refine((map) => Object.keys(map).length > 0, "no language");
const labelAndValue = z.strictObject({ label: languageMap, value: languageMap });

const size = z.int().positive();

// 5.7 and Image API 3: a service is named by id, type and, for image services, profile.
const imageService = z.strictObject({
  id: uri.refine((id) => !id.endsWith("/")),
  type: z.literal("ImageService3"),
  profile: z.enum(["level0", "level1", "level2"]),
});

const imageResource = z
  .strictObject({
    id: uri,
    type: z.literal("Image"),
    format: z.enum(["image/jpeg", "image/png"]),
    width: size,
    height: size,
    service: z.array(imageService).min(1).optional(),
  })
  // 5.7: an image that has a service is one that the service gives.
  .refine(({ id, service }) => !service || service.every((one) => id.startsWith(`${one.id}/`)), "not of its service");

// 3.2 homepage: id, type and label are required, format should be there.
const homepage = z.array(
  z.strictObject({
    id: uriWithFragment,
    type: z.literal("Text"),
    label: languageMap,
    format: z.literal("text/html"),
    language: z.array(z.string()).min(1),
  }),
);

// 3.2 provider: id, type and label are required; homepage and logo should be there.
const agent = z.strictObject({
  id: uri,
  type: z.literal("Agent"),
  label: languageMap,
  homepage: homepage.min(1),
  logo: z.array(imageResource).min(1),
});

// 3.3 rights: a URI of Creative Commons or RightsStatements.org, with the scheme that they define.
const rights = z
  .string()
  .regex(
    /^http:\/\/(creativecommons\.org\/(licenses|publicdomain)\/.+|rightsstatements\.org\/vocab\/[A-Za-z-]+\/1\.0\/)$/,
  );

const descriptive = {
  label: languageMap,
  summary: languageMap.optional(),
  requiredStatement: labelAndValue,
  rights,
  provider: z.array(agent).min(1),
  homepage: homepage.min(1),
};

// 5.5, 5.6: a painting annotation targets its canvas; 3.4 motivation "painting" stands in `items` only.
const painting = z.strictObject({
  id: uri,
  type: z.literal("Annotation"),
  motivation: z.literal("painting"),
  body: imageResource,
  target: uri,
});

const comment = z.strictObject({
  id: uri,
  type: z.literal("Annotation"),
  motivation: z.literal("commenting"),
  body: z.strictObject({
    type: z.literal("TextualBody"),
    value: z.string().min(1),
    format: z.literal("text/plain"),
    language: z.string(),
  }),
  target: z.string().regex(/^https?:\/\/[^\s#]+#xywh=\d+,\d+,[1-9]\d*,[1-9]\d*$/),
});

const canvas = z
  .strictObject({
    // 5.3: the URI of a canvas must not contain a fragment.
    id: uri,
    type: z.literal("Canvas"),
    label: languageMap,
    width: size,
    height: size,
    items: z
      .array(z.strictObject({ id: uri, type: z.literal("AnnotationPage"), items: z.array(painting).min(1) }))
      .min(1),
    annotations: z
      .array(
        z.strictObject({
          id: uri,
          type: z.literal("AnnotationPage"),
          label: languageMap,
          items: z.array(comment).min(1),
        }),
      )
      .min(1)
      .optional(),
  })
  .superRefine(({ id, width, height, items, annotations = [] }, context) => {
    const fail = (message: string) => context.addIssue({ code: "custom", message });
    for (const { target, body } of items.flatMap((page) => page.items)) {
      if (target !== id) fail("a painting of another canvas");
      if (Math.abs(body.width / body.height - width / height) > 0.01) fail("a canvas of another shape than its image");
    }
    for (const { target } of annotations.flatMap((page) => page.items)) {
      const [base, region = ""] = target.split("#xywh=");
      const [x = 0, y = 0, w = 0, h = 0] = region.split(",").map(Number);
      if (base !== id || x + w > width || y + h > height) fail(`${target} is outside of the canvas`);
    }
  });

const context = z.literal("http://iiif.io/api/presentation/3/context.json");

// 5.2
const manifest = z.strictObject({
  "@context": context,
  id: uri,
  type: z.literal("Manifest"),
  ...descriptive,
  metadata: z.array(labelAndValue),
  thumbnail: z.array(imageResource).min(1),
  partOf: z.array(z.strictObject({ id: uri, type: z.literal("Collection") })).min(1),
  items: z.array(canvas).min(1),
});

// 5.1
const collection = z.strictObject({
  "@context": context,
  id: uri,
  type: z.literal("Collection"),
  ...descriptive,
  items: z
    .array(
      z.strictObject({
        id: uri,
        type: z.literal("Manifest"),
        label: languageMap,
        thumbnail: z.array(imageResource).min(1),
      }),
    )
    .min(1),
});

/** All URIs that stand for a resource of this document's own; each may be used once (4.1). */
function ownIds(value: unknown, ids: string[] = []): string[] {
  if (Array.isArray(value)) for (const item of value) ownIds(item, ids);
  else if (typeof value === "object" && value !== null) {
    const record = Object.fromEntries(Object.entries(value));
    if (typeof record.id === "string" && /^(Manifest|Canvas|AnnotationPage|Annotation)$/.test(String(record.type)))
      ids.push(record.id);
    for (const part of Object.values(record)) ownIds(part, ids);
  }
  return ids;
}

/** What is wrong with a manifest or collection by the specification, one line each. */
export function presentationErrors(document: { type: string }): string[] {
  const schema = document.type === "Collection" ? collection : manifest;
  const { error } = schema.safeParse(document);
  const ids = ownIds(document);
  const repeated = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is used twice`);
  return [...(error?.issues ?? []).map(({ path, message }) => `${path.join(".")}: ${message}`), ...repeated];
}
