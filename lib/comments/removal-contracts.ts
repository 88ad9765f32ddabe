import * as z from "zod/mini";
import { MAX_REMOVAL_NOTE_LENGTH, removalReasonNames } from "@/lib/comments/removal-reasons";
import { sanitizeComment } from "@/lib/comments/rules";

const reason = z.enum(removalReasonNames, "Choose a reason");

/** One line of plain text. */
const note = z.string().check(
  z.overwrite((text) => sanitizeComment(text).replace(/\s+/g, " ")),
  z.maxLength(MAX_REMOVAL_NOTE_LENGTH, `Please use at most ${MAX_REMOVAL_NOTE_LENGTH} characters`),
);

/** "Other" says nothing without a sentence. */
const otherIsExplained = z.refine<{ reason?: string | undefined; note?: string | undefined }>(
  (body) => body.reason !== "other" || Boolean(body.note),
  { error: "Write a sentence for the author", path: ["note"] },
);

/** What a moderator gives as the reason: one of the list, and a sentence or an empty text. */
export const removalForm = z.object({ reason, note }).check(otherIsExplained);

export type RemovalForm = z.infer<typeof removalForm>;

/** The same of a request, which may have no reason; and the rules of its body. */
export const removalFields = { reason: z.optional(reason), note: z.optional(note) };

type Moderation = {
  action: string;
  reason?: string | undefined;
  note?: string | undefined;
  undoes?: string | undefined;
};

export const removalRules = [
  z.refine<Moderation>(
    ({ action, reason, undoes }) => reason === undefined || ((action === "reject" || action === "delete") && !undoes),
    { error: "Only a rejection or a deletion has a reason", path: ["reason"] },
  ),
  z.refine<Moderation>(({ reason, note }) => !note || reason !== undefined, {
    error: "Choose a reason",
    path: ["reason"],
  }),
  otherIsExplained,
] as const;

/** The sentence about a reason that is not of the list, which both forms of the body refuse. */
export const removalError: z.core.$ZodErrorMap = (issue) =>
  issue.code === "invalid_union" ? issue.errors.flat().find(({ path }) => path[0] === "reason")?.message : undefined;

/** Why a comment is rejected, for moderators. */
export const shownRemoval = z.nullable(z.object({ reason, note: z.nullable(z.string()) }));
