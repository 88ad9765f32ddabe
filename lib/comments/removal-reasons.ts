import { keysOf } from "@/lib/core/keys-of";

/** Why a moderator removes a comment. The guidelines (`thread-rules.ts`), the page about the museum and the terms of use name each one. */
export const removalReasons = {
  insult: "Insult or threat",
  private_details: "Private details of a person",
  off_subject: "Off the subject",
  advertising: "Advertising",
  false_claim: "False claim about a living person",
  other: "Other",
} as const;

export type RemovalReason = keyof typeof removalReasons;

export const removalReasonNames = keysOf(removalReasons);

/** The longest sentence for the author. */
export const MAX_REMOVAL_NOTE_LENGTH = 280;

type Removal = { removalReason: RemovalReason | null; removalNote: string | null };

/** What the author of a removed comment reads; null where the moderator gave no reason. */
export function removalText({ removalReason, removalNote }: Removal): string | null {
  if (!removalReason) return null;
  // A reason that is not in the list is in the sentence.
  const label = removalReason === "other" && removalNote ? null : `${removalReasons[removalReason]}.`;
  return ["Reason:", label, removalNote].filter(Boolean).join(" ");
}
