import { Alert } from "@/components/ui/alert";
import type { Tone } from "@/components/ui/message";
import { MAX_COMMENT_LENGTH } from "@/lib/comments/rules";

const results: Readonly<Record<string, readonly [tone: Tone, text: string]>> = {
  posted: ["success", "Your comment was posted."],
  pending: ["pending", "Thank you. Your comment appears after a moderator has approved it."],
  "sign-in": ["warning", "Please log in, then go back: your browser may have kept what you wrote."],
  refused: [
    "error",
    `Your comment was not posted. A comment has 1 to ${MAX_COMMENT_LENGTH} characters. Go back: your browser has kept what you wrote.`,
  ],
  "no-reaction": ["error", "Your reaction was not saved."],
  banned: ["error", "You cannot comment at the moment."],
  closed: ["error", "Comments are closed, or only members of the Circle can write. Everybody can read."],
  busy: ["warning", "Too many comments. Please wait a minute, then go back and try again."],
};

/** What a form without JavaScript has led to; nothing for an unknown code. */
export function ThreadResult({ code }: { code: string | undefined }) {
  const result = code === undefined || !Object.hasOwn(results, code) ? undefined : results[code];
  return result ? <Alert tone={result[0]}>{result[1]}</Alert> : null;
}
