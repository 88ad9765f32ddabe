import * as z from "zod/mini";

/** The longest note, in characters. */
export const MAX_NOTE_LENGTH = 1_000;

/** POST /admin/users/{id}/notes: a note for the owners about a person. */
export const memberNoteBody = z.object({
  text: z
    .string("Please write something")
    .check(
      z.trim(),
      z.minLength(1, "Please write something"),
      z.maxLength(MAX_NOTE_LENGTH, "Please use at most 1,000 characters"),
    ),
});

/** DELETE /admin/users/{id}/notes/{noteId}. */
export const memberNoteParams = z.object({
  id: z.string().check(z.regex(/^\w{1,80}$/)),
  noteId: z.string().check(z.regex(/^\w{1,80}$/)),
});

export const memberNoteReply = z.object({ id: z.string() });

/** A note on the page of a person. */
export type MemberNote = {
  id: string;
  text: string;
  author: string;
  at: string;
  /** Whether the reader wrote it, or is an owner. */
  canDelete: boolean;
};
