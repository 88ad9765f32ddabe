/** The keys of the moderation queue, for the list of shortcuts. */
export const moderationKeys = [
  { key: "j", what: "Next comment" },
  { key: "k", what: "Previous comment" },
  { key: "a", what: "Approve" },
  { key: "r", what: "Reject" },
  { key: "d", what: "Delete" },
  { key: "u", what: "Undo" },
  { key: "x", what: "Select" },
  { key: "o", what: "Open with the author’s history" },
] as const;

export type ModerationKey = (typeof moderationKeys)[number]["key"];
