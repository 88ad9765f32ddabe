import * as z from "zod/mini";
import { slugify } from "@/lib/core/form-inputs";
import { isKeyOf } from "@/lib/core/records";
import { type ArtworkChange, artworkChange, slugField } from "@/lib/exhibitions/admin-contracts";
import { type WorkColumn, workColumnNames, workColumns } from "@/lib/exhibitions/works/contracts";
import type { ChangedCell, WorkRowResult } from "@/lib/workflows/work-imports/contracts";

export type WorkCells = Partial<Record<WorkColumn, string>>;

/** What an import can change; the other columns are for reading. */
const editable = ["title", "alt", "description", "picture", "product"] as const;
type EditableColumn = (typeof editable)[number];
const readOnly = workColumns.filter((column) => !["exhibitionSlug", "slug", "version", ...editable].includes(column));

/** The cells of a row that differ from what is saved; those of a new work are all that it has. */
export const workFields = z.partialRecord(z.enum(editable), z.string());
export type WorkFields = Partial<Record<EditableColumn, string>>;

export type WorkTexts = Pick<ArtworkChange, "title" | "description" | "image" | "productSlug">;

const noTexts: WorkTexts = { title: "", description: "", image: null, productSlug: null };

/** The fields of a work after the import: what is not in the row stays as it is saved. */
export function mergeFields(fields: WorkFields, saved: WorkTexts = noTexts): WorkTexts {
  const url = fields.picture ?? saved.image?.url ?? "";
  return {
    title: fields.title ?? saved.title,
    description: fields.description ?? saved.description,
    image: url === "" ? null : { url, alt: fields.alt ?? saved.image?.alt ?? "" },
    productSlug: fields.product === undefined ? saved.productSlug : fields.product || null,
  };
}

/** What a row is compared with. */
export type KnownWork = {
  exhibition: { id: string; isDraft: boolean; hasLeaders: boolean } | null;
  /** The cells of the work that has the slug of the row, as the export writes them. */
  work: Readonly<Record<WorkColumn, string>> | null;
  hasPicture: (url: string) => boolean;
  hasDrop: (slug: string) => boolean;
};

/** What importing a row does. `version` is null for a new work. */
export type PlannedWork = {
  /** The exhibition in which an admin adds what an import does not. */
  exhibitionId?: string;
  result: WorkRowResult;
  message: string;
  changed: ChangedCell[];
  fields: WorkFields;
  version: number | null;
};

const clean = (cell: string | undefined): string => (cell ?? "").replace(/\r\n|\r/g, "\n").trim();

/** The slug of a row; without one it is made from the title. */
export const slugOf = (cells: WorkCells): string =>
  clean(cells.slug) || slugify(clean(cells.title)).slice(0, 80).replace(/-$/, "");
export const exhibitionOf = (cells: WorkCells): string => clean(cells.exhibitionSlug);

/** The result of a row. */
export function planWork(cells: WorkCells, known: KnownWork): PlannedWork {
  const plan = clean(cells.slug) !== "" && known.work ? planChange(cells, known, known.work) : planNew(cells, known);
  const ignored = plan.result === "error" ? [] : ignoredCells(cells, known.work);
  if (ignored.length === 0) return plan;
  const note = `Not imported: ${ignored.map((column) => workColumnNames[column]).join(", ")}.`;
  return { ...plan, message: [plan.message, note].filter(Boolean).join(" ") };
}

const leaveOut = (message: string, result: "error" | "conflict" = "error"): PlannedWork => ({
  ...{ result, message, changed: [], fields: {}, version: null },
});

/** The columns for reading that have something else than what is saved. The exhibition and its state may have changed since the export. */
const ignoredCells = (cells: WorkCells, saved: KnownWork["work"]): WorkColumn[] =>
  readOnly.filter(
    (column) =>
      column !== "exhibition" &&
      column !== "state" &&
      clean(cells[column]) !== clean(saved?.[column] ?? "") &&
      cells[column] !== undefined,
  );

/** The editable cells that `isChosen` accepts, cleaned. */
function filledIn(cells: WorkCells, isChosen: (column: EditableColumn) => boolean): WorkFields {
  const fields: WorkFields = {};
  for (const column of editable) if (isChosen(column)) fields[column] = clean(cells[column]);
  return fields;
}

function planNew(cells: WorkCells, { exhibition, work, ...known }: KnownWork): PlannedWork {
  const named = exhibitionOf(cells);
  if (named === "") return leaveOut("The exhibition slug is empty.");
  if (!exhibition) return leaveOut(`There is no exhibition “${named}”.`);
  if (work) return leaveOut(`The work “${slugOf(cells)}” is there already. Fill in its slug and version to change it.`);
  if (clean(cells.version) !== "")
    return leaveOut(
      clean(cells.slug) === ""
        ? "A row with a version needs the slug of its work."
        : `There is no work “${slugOf(cells)}” in this exhibition. It may be deleted; without a version the row adds it.`,
    );
  if (!exhibition.isDraft)
    return {
      ...leaveOut(
        exhibition.hasLeaders
          ? "A new work of this exhibition belongs to a leader. Add the leader in the exhibition."
          : "This exhibition is published, so an imported work would be public immediately. Add this one by hand, or make the exhibition a draft and import again.",
      ),
      exhibitionId: exhibition.id,
    };
  const fields = filledIn(cells, (column) => clean(cells[column]) !== "");
  const problem = findProblem(fields, known, undefined) ?? slugProblem(slugOf(cells));
  if (problem) return leaveOut(problem);
  const changed = changedCells(fields, null);
  return { result: "create", message: "", changed, fields, version: null };
}

function planChange(cells: WorkCells, known: KnownWork, work: NonNullable<KnownWork["work"]>): PlannedWork {
  const fields = filledIn(
    cells,
    (column) => cells[column] !== undefined && clean(cells[column]) !== clean(work[column]),
  );
  const changed = changedCells(fields, work);
  if (changed.length === 0)
    return { ...{ result: "same", message: "", changed, fields }, version: Number(work.version) };
  const version = clean(cells.version);
  if (version === "")
    return leaveOut("The version is missing. Export the works again, so that the edits of others are not overwritten.");
  if (!/^\d{1,9}$/.test(version)) return leaveOut("The version is not a whole number.");
  if (version !== work.version)
    return {
      ...leaveOut(
        `Changed since the export: the file has version ${version}, and version ${work.version} is saved.`,
        "conflict",
      ),
      changed,
    };
  const { title, description, picture, alt, product } = work;
  const image = picture === "" ? null : { url: picture, alt };
  const problem = findProblem(fields, known, { title, description, image, productSlug: product || null });
  if (problem) return leaveOut(problem);
  return { result: "update", message: "", changed, fields, version: Number(version) };
}

const texts = z.pick(artworkChange, { title: true, description: true, image: true, productSlug: true });

/** What is wrong with the cells of a row, or null. */
function findProblem(
  fields: WorkFields,
  { hasPicture, hasDrop }: Pick<KnownWork, "hasPicture" | "hasDrop">,
  saved: WorkTexts | undefined,
): string | null {
  if (fields.picture && !hasPicture(fields.picture))
    return "Picture: there is no such picture. Copy the address of one from the media library.";
  if (fields.product && !hasDrop(fields.product)) return `Drop: there is no drop “${fields.product}” in the shop.`;
  const wanted = mergeFields(fields, saved);
  if (fields.alt && !wanted.image) return "Alt text: a work without a picture has none.";
  const issue = z.safeParse(texts, wanted).error?.issues[0];
  if (!issue) return null;
  const [field, part] = issue.path;
  const column = field === "image" ? (part === "alt" ? "alt" : "picture") : field === "productSlug" ? "product" : field;
  const name = column !== undefined && isKeyOf(workColumnNames, column) ? workColumnNames[column] : String(column);
  return `${name}: ${issue.message}.`;
}

function slugProblem(slug: string): string | null {
  const issue = z.safeParse(slugField, slug).error?.issues[0];
  return issue ? `Slug: ${issue.message}.` : null;
}

const MAX_SHOWN = 80;
const shorten = (text: string) => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text);

/** The end of a text from shortly before the place where it differs from the other. */
function fromDifference(text: string, other: string): string {
  let same = 0;
  while (same < text.length && text[same] === other[same]) same++;
  const start = same > MAX_SHOWN / 2 ? text.lastIndexOf(" ", same - MAX_SHOWN / 4) + 1 : 0;
  return `${start > 0 ? "…" : ""}${shorten(text.slice(start))}`;
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

function changedCells(fields: WorkFields, saved: KnownWork["work"]): ChangedCell[] {
  return editable.flatMap((column) => {
    const cell = fields[column];
    if (cell === undefined) return [];
    const [from, to] = [oneLine(saved?.[column] ?? ""), oneLine(cell)];
    return [{ column: workColumnNames[column], from: fromDifference(from, to), to: fromDifference(to, from) }];
  });
}
