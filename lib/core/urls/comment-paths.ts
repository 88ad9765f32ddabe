import { encodeSegment, withQuery } from "@/lib/core/urls/url";

/** Paths of the pages about comments. Browser-safe. */
export const commentPaths = {
  /** The user's comments, and the emails about replies; `saved` and `error` are codes. */
  myComments: (query: { saved?: "appeal" | "mails" | "unmuted"; error?: string } = {}) =>
    withQuery("/account/comments", query),
  /** The comments of an exhibition, or of one of its artworks, page by page; `result` is a code. */
  thread: (
    { exhibition, artwork }: { exhibition: string; artwork?: string | null | undefined },
    query: { sort?: string | undefined; cursor?: string; result?: string } = {},
  ) =>
    withQuery(
      `/exhibitions/${encodeSegment(exhibition)}/comments${artwork ? `/${encodeSegment(artwork)}` : ""}`,
      query,
    ),
  /** One comment of any thread with its replies and the form for another. */
  conversation: (id: string, query: { result?: string } = {}) => withQuery(`/comments/${encodeSegment(id)}`, query),
  /** The forms to edit, delete and report a comment without JavaScript; `result` is a code. */
  edit: (id: string, query: { result?: string } = {}) => withQuery(`/comments/${encodeSegment(id)}/edit`, query),
  remove: (id: string, query: { result?: string } = {}) => withQuery(`/comments/${encodeSegment(id)}/delete`, query),
  report: (id: string, query: { result?: string } = {}) => withQuery(`/comments/${encodeSegment(id)}/report`, query),
  /** One comment of the guestbook with its replies. */
  guestbookNote: (id: string) => `/guestbook/notes/${encodeSegment(id)}`,
};
