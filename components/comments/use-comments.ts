"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { api } from "@/lib/api-client/client";
import type { Comment, CommentsReply, CommentWithReplies } from "@/lib/comments/contracts";
import { type CommentThread, threadChannel } from "@/lib/comments/rules";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { useRealtime } from "./use-realtime";

/** The first page of a prerendered thread. */
export type FirstPage = Pick<CommentsReply, "comments" | "nextCursor" | "now">;

type Options = {
  /** Nothing is fetched while this is false. */
  open: boolean;
  initialPage?: FirstPage | undefined;
  /** The prerendered first page lacks the `own` flags and pending comments of this reader. */
  isOutdated?: boolean;
  /** Whether to open a realtime connection. */
  live?: boolean | undefined;
};

const pageSize = 20;
const maxComments = 50;

type State = { comments: CommentWithReplies[] | null; nextCursor: string | null; skew: number; failed: boolean };

/** Replaces the newest comments by a refetched page and keeps the older ones below it. */
function merge(latest: CommentWithReplies[], { comments, nextCursor }: CommentsReply, cursorBelow: string | null) {
  const last = comments.at(-1);
  const older = last && nextCursor ? latest.filter((comment) => isOlder(comment, last)) : [];
  return { comments: [...comments, ...older], nextCursor: older.length > 0 ? cursorBelow : nextCursor };
}

const isOlder = (first: CommentWithReplies, other: CommentWithReplies) =>
  first.createdAt < other.createdAt || (first.createdAt === other.createdAt && first._id > other._id);

/** The comments of a thread, updated live while it is open. `announcement` is screen reader text about new comments. */
export function useComments(thread: CommentThread, { open, initialPage, isOutdated = false, live = true }: Options) {
  const { exhibition, artwork } = thread;
  const [state, setState] = useState<State>({
    comments: initialPage?.comments ?? null,
    nextCursor: initialPage?.nextCursor ?? null,
    skew: 0,
    failed: false,
  });
  const [announcement, setAnnouncement] = useState("");
  const latest = useRef(state);
  latest.current = state;
  const isFetching = useRef(false);
  const shouldRefetch = useRef(false);

  const refetch = useCallback(async () => {
    const count = latest.current.comments?.length ?? 0;
    const limit = Math.min(Math.max(pageSize, count), maxComments);
    const result = await api.get(apiPaths.comments({ exhibition, artwork }), { query: { limit } });
    const before = latest.current.comments;
    if (!result.ok) return setState((old) => ({ ...old, failed: true }));
    const skew = Date.parse(result.data.now) - Date.now();
    setState((old) => ({ ...merge(old.comments ?? [], result.data, old.nextCursor), skew, failed: false }));
    const added = before ? newComments(before, result.data.comments) : "";
    // A refetch without new comments keeps the announcement; a space makes a repeated text a new announcement.
    if (added) setAnnouncement((old) => (old === added ? `${added}\u00a0` : added));
  }, [exhibition, artwork]);

  // One request at a time: changes during a request cause one more.
  const refresh = useCallback(async () => {
    if (isFetching.current) {
      shouldRefetch.current = true;
      return;
    }
    isFetching.current = true;
    do {
      shouldRefetch.current = false;
      await refetch();
    } while (shouldRefetch.current);
    isFetching.current = false;
  }, [refetch]);

  // The prerendered page is fresh enough for visitors who are not signed in.
  useEffect(() => {
    if (open && (!initialPage || isOutdated)) void refresh();
  }, [open, initialPage, isOutdated, refresh]);

  useRealtime({
    channel: open && live ? threadChannel({ exhibition, artwork }) : null,
    onChange: () => void refresh(),
  });

  // Shows the reader's saved comment at once and then refetches.
  const showSaved = useCallback(
    (comment: Comment, replyTo?: string) => {
      setState((old) => ({ ...old, comments: withReply(old.comments ?? [], comment, replyTo) }));
      void refresh();
    },
    [refresh],
  );

  const loadMore = useCallback(async (): Promise<boolean> => {
    const { nextCursor } = latest.current;
    if (!nextCursor) return true;
    const result = await api.get(apiPaths.comments({ exhibition, artwork }), { query: { cursor: nextCursor } });
    if (!result.ok) return false;
    setState((old) => {
      const known = new Set(old.comments?.map(({ _id }) => _id));
      const added = result.data.comments.filter(({ _id }) => !known.has(_id));
      return { ...old, comments: [...(old.comments ?? []), ...added], nextCursor: result.data.nextCursor };
    });
    return true;
  }, [exhibition, artwork]);

  return { ...state, announcement, refresh, showSaved, loadMore };
}

/** Adds a comment or reply to the list, or replaces the one with the same id. */
function withReply(comments: CommentWithReplies[], comment: Comment, replyTo?: string): CommentWithReplies[] {
  const { _id } = comment;
  const exists = comments.some(
    (existing) => existing._id === _id || existing.replies.some((reply) => reply._id === _id),
  );
  if (!exists && !replyTo) return [{ ...comment, replies: [] }, ...comments];
  return comments.map((existing) => {
    if (existing._id === _id) return { ...comment, replies: existing.replies };
    if (!exists && existing._id === replyTo) return { ...existing, replies: [...existing.replies, comment] };
    return { ...existing, replies: existing.replies.map((reply) => (reply._id === _id ? comment : reply)) };
  });
}

/** Screen reader text about comments by others that were not in the previous list. */
function newComments(before: CommentWithReplies[], now: CommentWithReplies[]): string {
  const known = new Set(before.flatMap((existing) => [existing._id, ...existing.replies.map(({ _id }) => _id)]));
  const added = now
    .flatMap((existing) => [existing, ...existing.replies])
    .filter((existing) => !known.has(existing._id) && !existing.own);
  if (added.length === 0) return "";
  const [first] = added;
  return added.length === 1 && first ? `A new comment by ${first.user.displayName}` : `${added.length} new comments`;
}
