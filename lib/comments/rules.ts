import type { PlanName } from "@/lib/auth/contracts";

/** In characters as a person counts them (code points). */
export const MAX_COMMENT_LENGTH = 500;

/** How long an author can edit or delete a comment. */
export const EDIT_WINDOW_MINUTES = 15;

/** The most people whom one user mutes. */
export const MAX_MUTES = 500;

/** The most conversations and threads that one user follows. */
export const MAX_FOLLOWED_CONVERSATIONS = 100;

/** The thread name of the guestbook, which belongs to no exhibition. */
export const guestbook = "guestbook";

/** What comments belong to: an exhibition, one of its artworks, or the guestbook. */
export type CommentThread = { exhibition: string; artwork?: string | null | undefined };

/** A thread as one word: "exhibition", "exhibition/artwork" or "guestbook". */
export const threadKey = ({ exhibition, artwork }: CommentThread): string =>
  artwork ? `${exhibition}/${artwork}` : exhibition;

// Bidirectional overrides and control characters.
// biome-ignore lint/suspicious/noControlCharactersInRegex: this pattern removes control characters.
const unsafeChars = /[\u202a-\u202e\u2066-\u2069\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** The stored form of a comment: trimmed, at most one empty line in a row, and without characters that would affect other text. */
export function sanitizeComment(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(unsafeChars, "")
    .replace(/(\p{M}{4})\p{M}+/gu, "$1")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** Counts code points, so that an emoji counts once. */
export const commentLength = (text: string): number => [...sanitizeComment(text)].length;

/** Whether a text consists only of white space and invisible characters. */
export function isBlankComment(text: string): boolean {
  return text.replace(/[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu, "") === "";
}

/** The error for an unacceptable text, or null. */
export function commentRefusal(text: string): string | null {
  if (isBlankComment(text)) return "Please write something first.";
  return commentLength(text) > MAX_COMMENT_LENGTH ? `Please use at most ${MAX_COMMENT_LENGTH} characters.` : null;
}

const linkPattern =
  /[a-z][a-z0-9+.-]*:\/\/|(?:javascript|data|vbscript|mailto|tel):\S|\bwww\.|\]\s*\(|[\p{L}\p{N}-]\.(?:com|org|net|info|biz|app|dev|xyz|shop|store|site|online|club|link|click|live|[a-z]{2})(?![\p{L}\p{N}])/iu;

/** Whether a text contains a URL, with or without scheme, or a Markdown link. */
export const hasLink = (text: string): boolean => linkPattern.test(text.normalize("NFKC"));

/** Until when the author can edit or delete the comment. */
export const editableUntil = (writtenAt: Date): Date => new Date(writtenAt.getTime() + EDIT_WINDOW_MINUTES * 60_000);

/** Whether the reader can still edit and delete a comment; `now` is the time of the database. */
export const isEditable = (until: string | null, now: string): boolean =>
  until !== null && Date.parse(until) > Date.parse(now);

/** Whether the reader can mute the author of a comment: not themselves, and no moderator. */
export const canMute = ({ own, user }: { own: boolean; user: { badges: readonly { kind: string }[] } }): boolean =>
  !own && !user.badges.some(({ kind }) => kind === "admin");

export type Badge =
  | { kind: "vip"; title: "VIP Member"; shape: "diamond" | "medal"; metal: "gold" | "platinum" | "silver" }
  | { kind: "admin"; title: "Admin" };

/** The badges of an author: VIP (a diamond for the yearly plan, a medal for others) and Admin. */
export function getBadges({ role, plan }: { role: "Member" | "Admin"; plan: PlanName | null }): Badge[] {
  const metal = plan === "yearly" ? "gold" : plan === "collector" ? "platinum" : "silver";
  const vip: Badge[] = plan
    ? [{ kind: "vip", title: "VIP Member", shape: plan === "yearly" ? "diamond" : "medal", metal }]
    : [];
  return role === "Admin" ? [{ kind: "admin", title: "Admin" }, ...vip] : vip;
}

/** The public channel of a thread. Its messages contain no text of comments. */
export const threadChannel = ({ exhibition, artwork }: CommentThread): string =>
  `wall-${exhibition}${artwork ? `.${artwork}` : ""}`;

export const THREAD_CHANGED_EVENT = "wall_changed";

export const reportReasons = {
  abuse: "Abuse or a threat",
  private: "Personal information",
  spam: "Spam or advertising",
  other: "Something else",
} as const;

export type ReportReason = keyof typeof reportReasons;
