import { Alert } from "@/components/ui/alert";
import type { Tone } from "@/components/ui/message";
import { MAX_COMMENT_LENGTH } from "@/lib/comments/rules";

const results: Readonly<Record<string, readonly [tone: Tone, text: string]>> = {
  posted: ["success", "Your comment was posted."],
  pending: ["pending", "Thank you. Your comment appears after a moderator has approved it."],
  "sign-in": ["warning", "Please log in, then go back: your browser may have kept what you wrote."],
  edited: ["success", "Your comment was saved."],
  "edited-pending": ["pending", "Your comment was saved. Others see it after a moderator has approved it."],
  deleted: ["success", "Your comment was deleted."],
  reported: ["success", "Thank you. A moderator will review it."],
  muted: ["success", "Muted. What this person writes is folded for you; your account lists whom you have muted."],
  unmuted: ["success", "Not muted any longer."],
  refused: [
    "error",
    `Your comment was not posted. A comment has 1 to ${MAX_COMMENT_LENGTH} characters. What you wrote is still in the form.`,
  ],
  "no-reaction": ["error", "Your reaction was not saved."],
  banned: ["error", "You cannot comment at the moment."],
  closed: ["error", "Comments are closed, or only members of the Circle can write. Everybody can read."],
  // Codes of errors, on the pages that edit, delete and report a comment.
  invalid_input: ["error", "That was not saved. Please check what you entered."],
  conflict: ["error", "You cannot report your own comment."],
  rate_limited: [
    "warning",
    "Too many tries. Please wait a minute, then try again. What you wrote is still in the form.",
  ],
  failed: ["error", "Something went wrong. Please try again."],
  unavailable: ["error", "The museum cannot be reached at the moment. Please try again."],
  busy: ["warning", "Too many comments. Please wait a minute, then try again. What you wrote is still in the form."],
};

/** What a form without JavaScript has led to; nothing for an unknown code. */
export function ThreadResult({ code }: { code: string | undefined }) {
  const result = code === undefined || !Object.hasOwn(results, code) ? undefined : results[code];
  return result ? <Alert tone={result[0]}>{result[1]}</Alert> : null;
}
