import { encodeSegment, withQuery } from "@/lib/core/urls/url";

/** Paths of the pages about comments. Browser-safe. */
export const commentPaths = {
  /** The user's comments, and the emails about replies; `saved` and `error` are codes. */
  myComments: (query: { saved?: "appeal" | "mails"; error?: string } = {}) => withQuery("/account/comments", query),
  /** One comment of the guestbook with its replies. */
  guestbookNote: (id: string) => `/guestbook/notes/${encodeSegment(id)}`,
};
