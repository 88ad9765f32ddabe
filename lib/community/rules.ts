import type { PlanName } from "@/lib/accounts/contracts";
import type { EnquiryTopic } from "@/lib/platform/paths";

/** What a letter to the museum is about: as the form and the mail word it, and what helps whoever answers. */
export const enquiryTopics: Record<EnquiryTopic, { name: string; hint: string }> = {
  order: {
    name: "An order",
    hint: "Its number looks like LA-7F3K-92QX and stands in your confirmation mail.",
  },
  account: {
    name: "An account",
    hint: "Write from the address the account is under. We never ask for a password.",
  },
  membership: {
    name: "The Circle",
    hint: "Payments, renewals, perks that have not come: say which plan and which month.",
  },
  record: {
    name: "A mistake in the record",
    hint: "Say which line is wrong, and where you found the better date or source.",
  },
  press: {
    name: "Press and schools",
    hint: "Works may be shown with their labels. Say where, and by when you need an answer.",
  },
  other: { name: "Something else", hint: "Say it plainly; it is read by a person." },
};

/** The longest note, in characters as a person counts them. */
export const longestNote = 500;
/** For so long an author may mend a note or take it back. */
export const mendingMinutes = 15;
/** The museum's own wall, which is no exhibition's. */
export const guestbook = "guestbook";

/** Where notes hang: on an exhibition, on one of its artworks, or in the guestbook. */
export type Wall = { exhibition: string; artwork?: string | null | undefined };

// Overrides of the direction of writing, and controls that no keyboard sends.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is taken out here.
const trickery = /[\u202a-\u202e\u2066-\u2069\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g;

/** A note as it is kept: trimmed, with at most one empty line in a row, and without what would disturb its neighbours. */
export function tidyNote(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(trickery, "")
    .replace(/(\p{M}{4})\p{M}+/gu, "$1")
    .replace(/[ \t]+$/gm, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/** How many characters a note has: code points, so that an emoji is not two. */
export const noteLength = (text: string): number => [...tidyNote(text)].length;

/** Whether nothing of a note would be seen: spaces, and characters without a width, alone or together. */
export function isBlankNote(text: string): boolean {
  return text.replace(/[\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu, "") === "";
}

/** Why a note cannot hang as it is written, or null. */
export function noteRefusal(text: string): string | null {
  if (isBlankNote(text)) return "Please write something first.";
  return noteLength(text) > longestNote ? `Please use at most ${longestNote} characters.` : null;
}

const link =
  /[a-z][a-z0-9+.-]*:\/\/|(?:javascript|data|vbscript|mailto|tel):\S|\bwww\.|\]\s*\(|[\p{L}\p{N}-]\.(?:com|org|net|info|biz|app|dev|xyz|shop|store|site|online|club|link|click|live|[a-z]{2})(?![\p{L}\p{N}])/iu;

/** Whether a note leads somewhere: an address with or without its scheme, or a link as Markdown writes it. */
export const hasLink = (text: string): boolean => link.test(text.normalize("NFKC"));

/** Whether a note waits for a person to read it: the first one, and one with a link. The museum's own never do. */
export function mustWait({ message, hasHung, isAdmin }: { message: string; hasHung: boolean; isAdmin: boolean }) {
  return !isAdmin && (!hasHung || hasLink(message));
}

/** Until when the author may mend a note or take it back. */
export const mendableUntil = (writtenAt: Date): Date => new Date(writtenAt.getTime() + mendingMinutes * 60_000);

export type Badge =
  | { kind: "vip"; title: "VIP Member"; shape: "diamond" | "medal"; metal: "gold" | "platinum" | "silver" }
  | { kind: "admin"; title: "Admin" };

/** What stands beside a name under a note: a diamond for a yearly plan, a medal for any other; and the museum's own people. */
export function badgesOf({ role, plan }: { role: "Member" | "Admin"; plan: PlanName | null }): Badge[] {
  const metal = plan === "yearly" ? "gold" : plan === "collector" ? "platinum" : "silver";
  const vip: Badge[] = plan
    ? [{ kind: "vip", title: "VIP Member", shape: plan === "yearly" ? "diamond" : "medal", metal }]
    : [];
  return role === "Admin" ? [{ kind: "admin", title: "Admin" }, ...vip] : vip;
}

/** The public channel on which is said that a wall has changed; it carries no words of anybody's. */
export const wallChannel = ({ exhibition, artwork }: Wall): string =>
  `wall-${exhibition}${artwork ? `.${artwork}` : ""}`;
export const wallChanged = "wall_changed";

/** The channel of those who stand in a room now, or before one of its leaders. */
export const viewersChannel = (exhibition: string, leader?: string): string =>
  `presence-exhibition-${exhibition}${leader ? `.${leader}` : ""}`;
const viewers = /^presence-exhibition-([a-z0-9-]{1,80})(?:\.([a-z0-9-]{1,60}))?$/;

/** The room, and the leader in it, of a channel's name; null when it is no such channel. */
export function roomOfChannel(channel: string): { exhibition: string; leader: string | null } | null {
  const found = viewers.exec(channel);
  return found?.[1] ? { exhibition: found[1], leader: found[2] ?? null } : null;
}

export const reportReasons = {
  abuse: "Abuse or a threat",
  private: "Somebody’s address or number",
  spam: "Selling something",
  other: "Something else",
} as const;
export type ReportReason = keyof typeof reportReasons;
