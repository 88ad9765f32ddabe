import type { DeskNote, WorkChange } from "@/lib/exhibitions/desk-contracts";
import { newId } from "@/lib/platform/ids";

/** The columns that the form of a work fills in. */
export function workColumns({ title, description, image, productSlug }: Omit<WorkChange, "version">) {
  return { title, description, imageUrl: image?.url ?? null, imageAlt: image?.alt ?? "", productSlug };
}

/** The rows of the notes pinned to a work, in their order. */
export const noteRows = (notes: readonly DeskNote[]) =>
  notes.map((note, position) => ({ ...note, id: newId("nte"), position }));
