import { describe, expect, it } from "vitest";
import type { Comment, CommentsReply, CommentWithReplies, ThreadPolicy } from "@/lib/comments/contracts";
import { newComments, withSaved } from "./comment-pages";

const comment = (_id: string, minute: number, given: Partial<Comment> = {}): Comment => ({
  _id,
  message: _id,
  createdAt: new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString(),
  editedAt: null,
  user: { displayName: `Author of ${_id}`, firstName: "A", lastName: "B", badges: [] },
  status: "approved",
  exhibition: "guestbook",
  artwork: null,
  own: false,
  mendableUntil: null,
  reactions: { counts: [], own: null },
  mentions: [],
  pinned: false,
  featured: false,
  voice: null,
  ...given,
});
const thread = (_id: string, minute: number, replies: Comment[] = []): CommentWithReplies => ({
  ...comment(_id, minute),
  replies,
});
const policy: ThreadPolicy = { mode: "after", guidelines: "Be kind.", canComment: true };
const page = (...comments: CommentWithReplies[]): CommentsReply => ({
  comments,
  nextCursor: null,
  now: "",
  thread: policy,
});
const pages = [page(thread("d", 4), thread("c", 3)), page(thread("b", 2, [comment("b1", 5)]), thread("a", 1))];
const ids = (all: CommentsReply[]) =>
  all.map(({ comments }) => comments.map(({ _id, replies }) => [_id, ...replies.map((reply) => reply._id)].join(">")));

describe("withSaved", () => {
  it("puts a new comment first", () => {
    expect(ids(withSaved(pages, comment("e", 6)))).toEqual([
      ["e", "d", "c"],
      ["b>b1", "a"],
    ]);
  });

  it("adds a reply to its comment on a later page", () => {
    expect(ids(withSaved(pages, comment("a1", 6), "a"))).toEqual([
      ["d", "c"],
      ["b>b1", "a>a1"],
    ]);
  });

  it.each(["b", "b1"])("replaces the edited comment %s where it is", (_id) => {
    const saved = withSaved(pages, comment(_id, 2, { message: "edited" }));
    expect(ids(saved)).toEqual(ids(pages));
    expect(JSON.stringify(saved)).toContain('"message":"edited"');
  });
});

describe("newComments", () => {
  const before = [thread("d", 4), thread("c", 3)];

  it("names the author of one new comment or reply", () => {
    expect(newComments(before, [thread("e", 5), ...before])).toBe("A new comment by Author of e");
    expect(newComments(before, [thread("d", 4, [comment("d1", 6)]), thread("c", 3)])).toBe(
      "A new comment by Author of d1",
    );
  });

  it("counts several", () => {
    expect(newComments(before, [thread("f", 6), thread("e", 5), ...before])).toBe("2 new comments");
  });

  it("ignores the reader's own comments, and older ones that were loaded below", () => {
    const own = { ...thread("e", 5), own: true };
    expect(newComments(before, [own, ...before, thread("b", 2), thread("a", 1)])).toBe("");
  });
});
