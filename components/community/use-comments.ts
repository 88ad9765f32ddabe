"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Comment, CommentsReply, CommentWithReplies } from "@/lib/community/contracts";
import { type Wall, wallChannel } from "@/lib/community/rules";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { useLive } from "./use-live";

/** The first page as the server made it, for a wall that is prerendered. */
export type FirstPage = Pick<CommentsReply, "comments" | "nextCursor" | "now">;

type Options = {
  /** Whether anything is asked at all: a closed panel asks nothing. */
  open: boolean;
  first?: FirstPage | undefined;
  /** The first page was made for everybody, and this reader has notes of their own to see. */
  isOutdated?: boolean;
  /** Whether the socket may be opened by now. */
  live?: boolean | undefined;
};

const onAPage = 20;
const most = 50;

type State = { comments: CommentWithReplies[] | null; nextCursor: string | null; skew: number; failed: boolean };

/** What was fetched again takes the place of the newest that were shown; older ones stay below it. */
function merge(shown: CommentWithReplies[], { comments, nextCursor }: CommentsReply, cursorBelow: string | null) {
  const last = comments.at(-1);
  const older = last && nextCursor ? shown.filter((note) => isOlder(note, last)) : [];
  return { comments: [...comments, ...older], nextCursor: older.length > 0 ? cursorBelow : nextCursor };
}

const isOlder = (one: CommentWithReplies, other: CommentWithReplies) =>
  one.createdAt < other.createdAt || (one.createdAt === other.createdAt && one._id > other._id);

/** The notes of a wall, kept fresh while it is open. `arrived` is how many have come since the person last looked. */
export function useComments(wall: Wall, { open, first, isOutdated = false, live = true }: Options) {
  const { exhibition, artwork } = wall;
  const [state, setState] = useState<State>({
    comments: first?.comments ?? null,
    nextCursor: first?.nextCursor ?? null,
    skew: 0,
    failed: false,
  });
  const [news, setNews] = useState("");
  const shown = useRef(state);
  shown.current = state;
  const asking = useRef(false);
  const again = useRef(false);

  const refetch = useCallback(async () => {
    const count = shown.current.comments?.length ?? 0;
    const limit = Math.min(Math.max(onAPage, count), most);
    const answer = await api.get<CommentsReply>(apiPaths.comments({ exhibition, artwork }, { limit }));
    const before = shown.current.comments;
    if (!answer.ok) return setState((old) => ({ ...old, failed: true }));
    const skew = Date.parse(answer.data.now) - Date.now();
    setState((old) => ({ ...merge(old.comments ?? [], answer.data, old.nextCursor), skew, failed: false }));
    const said = before ? arrivals(before, answer.data.comments) : "";
    // A look that finds nothing new must not take back what was just said; the same words twice are two pieces of news.
    if (said) setNews((old) => (old === said ? `${said}\u00a0` : said));
  }, [exhibition, artwork]);

  // One question at a time: whatever changed while it was on its way is asked about once more.
  const refresh = useCallback(async () => {
    if (asking.current) {
      again.current = true;
      return;
    }
    asking.current = true;
    do {
      again.current = false;
      await refetch();
    } while (again.current);
    asking.current = false;
  }, [refetch]);

  // A prerendered wall is fresh enough for a visitor; whoever opens a panel asks at once.
  useEffect(() => {
    if (open && (!first || isOutdated)) void refresh();
  }, [open, first, isOutdated, refresh]);

  useLive({ channel: open && live ? wallChannel({ exhibition, artwork }) : null, onChange: () => void refresh() });

  // What the reader wrote is shown as soon as it is kept; the rest is asked for behind it.
  const keep = useCallback(
    (comment: Comment, replyTo?: string) => {
      setState((old) => ({ ...old, comments: withNote(old.comments ?? [], comment, replyTo) }));
      void refresh();
    },
    [refresh],
  );

  const loadMore = useCallback(async (): Promise<boolean> => {
    const { nextCursor } = shown.current;
    if (!nextCursor) return true;
    const answer = await api.get<CommentsReply>(apiPaths.comments({ exhibition, artwork }, { cursor: nextCursor }));
    if (!answer.ok) return false;
    setState((old) => {
      const known = new Set(old.comments?.map(({ _id }) => _id));
      const fresh = answer.data.comments.filter(({ _id }) => !known.has(_id));
      return { ...old, comments: [...(old.comments ?? []), ...fresh], nextCursor: answer.data.nextCursor };
    });
    return true;
  }, [exhibition, artwork]);

  return { ...state, news, refresh, keep, loadMore };
}

/** The notes with one more of them, or with the new words of one that was there. */
function withNote(notes: CommentWithReplies[], comment: Comment, replyTo?: string): CommentWithReplies[] {
  const { _id } = comment;
  const isThere = notes.some((note) => note._id === _id || note.replies.some((reply) => reply._id === _id));
  if (!isThere && !replyTo) return [{ ...comment, replies: [] }, ...notes];
  return notes.map((note) => {
    if (note._id === _id) return { ...comment, replies: note.replies };
    if (!isThere && note._id === replyTo) return { ...note, replies: [...note.replies, comment] };
    return { ...note, replies: note.replies.map((reply) => (reply._id === _id ? comment : reply)) };
  });
}

/** What came from others since the last look, in words for those who hear the page. */
function arrivals(before: CommentWithReplies[], now: CommentWithReplies[]): string {
  const known = new Set(before.flatMap((note) => [note._id, ...note.replies.map(({ _id }) => _id)]));
  const fresh = now.flatMap((note) => [note, ...note.replies]).filter((note) => !known.has(note._id) && !note.own);
  if (fresh.length === 0) return "";
  const [one] = fresh;
  return fresh.length === 1 && one ? `A new note by ${one.user.displayName}` : `${fresh.length} new notes`;
}
