/** Who may comment on an exhibition and its artworks, or in the guestbook. */
export const commentModes = ["after", "before", "members", "closed"] as const;

export type CommentMode = (typeof commentModes)[number];

/** What a visitor reads at the form. */
export const modeSentences: Readonly<Record<CommentMode, string>> = {
  after: "A person reads your first comment before it appears. Later ones appear when you post them.",
  before: "A person reads every comment before it appears.",
  members: "Only members of the Circle can comment here. Everybody can read.",
  closed: "Comments are closed here. You can still read them.",
};

/** What an admin chooses from. */
export const modeNames: Readonly<Record<CommentMode, string>> = {
  after: "Open: only first and held comments wait",
  before: "Every comment waits for a moderator",
  members: "Members of the Circle only",
  closed: "Closed: no new comments",
};

/** The orders of a thread; pinned comments come first in each. By reactions there is one page only. */
export const commentOrders = ["newest", "oldest", "reactions"] as const;

export type CommentOrder = (typeof commentOrders)[number];

export const orderNames: Readonly<Record<CommentOrder, string>> = {
  newest: "Newest",
  oldest: "Oldest",
  reactions: "Most reactions",
};

/** What moderators remove, in public words. A test compares it with the reasons that they can choose. */
export const removedComments =
  "insults and threats, private details of others, advertising, false claims about living people, and what is off the subject";

/** The guidelines of a thread that has none of its own. */
export const defaultGuidelines = `Be kind to people and hard on power. Moderators remove ${removedComments}.`;

export const MAX_GUIDELINES_LENGTH = 1_000;

export type Writer = { role: "Member" | "Admin"; isVIP: boolean };

/** Whether somebody who is logged in may write in a thread of this mode, bans apart. */
export const mayComment = (mode: CommentMode, { role, isVIP }: Writer): boolean =>
  mode !== "closed" && (mode !== "members" || role === "Admin" || isVIP);

export const reactionKinds = ["like", "laugh", "moved", "think"] as const;

export type ReactionKind = (typeof reactionKinds)[number];

export const reactionLabels: Readonly<Record<ReactionKind, string>> = {
  like: "Like",
  laugh: "Laughed",
  moved: "Moved",
  think: "Made me think",
};

/** How many comments of a thread can be pinned. */
export const MAX_PINNED = 3;

/** How many people one comment can name. */
export const MAX_MENTIONS = 5;

const isWordChar = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{M}\p{N}_]/u.test(character);

/**
 * Where a text names one of these people with "@": the longest name that matches, whatever its capitals. An address such as
 * ada@example.com names nobody.
 */
export function findMentions(text: string, names: readonly string[]): { start: number; end: number; name: string }[] {
  const known = [...new Set(names)].filter((name) => name.trim() !== "").sort((a, b) => b.length - a.length);
  const found: { start: number; end: number; name: string }[] = [];
  for (let start = text.indexOf("@"); start !== -1; start = text.indexOf("@", start + 1)) {
    if (isWordChar(text[start - 1])) continue;
    const rest = text.slice(start + 1).toLowerCase();
    const name = known.find((each) => rest.startsWith(each.toLowerCase()) && !isWordChar(rest[each.length]));
    if (name) found.push({ start, end: start + 1 + name.length, name });
  }
  return found;
}

/** The longest voice note. */
export const MAX_VOICE_SECONDS = 30;

/** Samples a second of a voice note; each is a whole number of 16 bits, on one channel. */
export const VOICE_RATE = 16_000;
