import * as z from "zod/mini";
import { adminProductParams } from "@/lib/catalog/admin-contracts";

/** The product of PUT and DELETE /admin/smart-labels/{id}. */
export const smartLabelParams = adminProductParams;

const choice = z.nullable(z.string().check(z.minLength(1), z.maxLength(120)));

/** PUT /admin/smart-labels/{id}: gives a product smart labels, or changes what scanning them shows. */
export const smartLabelBody = z.object({
  /** The name of a 3D model. */
  model: choice,
  /** The slug of the leader whose chapter the object belongs to. */
  chapterSlug: choice,
});
export type SmartLabelBody = z.infer<typeof smartLabelBody>;

/** The label of the museum's own copy; the units have the codes of their numbers. */
export const smartLabel = z.object({
  code: z.string(),
  model: z.nullable(z.string()),
  chapterSlug: z.nullable(z.string()),
});
export const smartLabelReply = z.object({ label: smartLabel });

/** A product with its labels. */
export type LabelledProduct = {
  _id: string;
  slug: string;
  name: string;
  /** The units with a number. */
  sold: number;
  accession: string | null;
  hasWallLabel: boolean;
  label: z.infer<typeof smartLabel> | null;
};

/** Which smart labels to print: those of a product or an order, or of all paid items that are not shipped yet. */
export const labelSheetQuery = z.object({
  drop: z.optional(z.string().check(z.maxLength(120))),
  order: z.optional(z.string().check(z.trim(), z.toUpperCase(), z.maxLength(40))),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000))),
});

/** The most wall labels of one PDF. */
export const MAX_WALL_LABELS = 200;

/** GET /admin/wall-labels: the slugs of the products, with commas between them; without them all products with a wall label. */
export const wallLabelsQuery = z.object({ drops: z.optional(z.string().check(z.maxLength(121 * MAX_WALL_LABELS))) });
