"use client";

import { useEffect, useRef, useState } from "react";
import { refetchOnReturn } from "@/lib/api-client/use-api";
import { useApiPages } from "@/lib/api-client/use-api-pages";
import { useRefetch } from "@/lib/api-client/use-refetch";
import type { Comment, CommentsReply, CommentWithReplies } from "@/lib/comments/contracts";
import { type CommentThread, threadChannel } from "@/lib/comments/rules";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { newComments, withSaved } from "./comment-pages";
import { useRealtime } from "./use-realtime";

/** The first page of a prerendered thread. */
export type FirstPage = Pick<CommentsReply, "comments" | "nextCursor" | "now" | "thread">;

type Options = {
  initialPage?: FirstPage | undefined;
  /** The prerendered first page lacks the `own` flags and pending comments of this reader. */
  isOutdated: boolean;
  /** Whether to keep the thread current while it is open. */
  live?: boolean | undefined;
};

/** How often to refetch without a realtime connection, in milliseconds. */
const pollInterval = 10_000;

function queryAfter(previous: CommentsReply | null) {
  if (!previous) return {};
  return previous.nextCursor === null ? null : { cursor: previous.nextCursor };
}

const allComments = (pages: readonly CommentsReply[]): CommentWithReplies[] => pages.flatMap((page) => page.comments);

/** The comments of a thread, kept current while it is open. `announcement` is screen reader text about new comments. */
export function useComments(thread: CommentThread, { initialPage, isOutdated, live = true }: Options) {
  const [skew, setSkew] = useState(0);
  const [announcement, setAnnouncement] = useState("");
  const shown = useRef<CommentWithReplies[] | null>(null);
  const { exhibition, artwork } = thread;
  const channel = live ? threadChannel({ exhibition, artwork }) : null;
  const connection = useRealtime(channel, () => void refresh());
  const { data, error, size, setSize, isValidating, mutate } = useApiPages(apiPaths.comments(thread), queryAfter, {
    ...refetchOnReturn,
    revalidateOnFocus: live,
    revalidateOnReconnect: live,
    fallbackData: initialPage && [initialPage],
    // The prerendered page is fresh enough for visitors who are not signed in.
    revalidateOnMount: initialPage === undefined,
    onSuccess: (pages) => {
      setSkew(Date.parse(pages[0]?.now ?? "") - Date.now() || 0);
      const added = shown.current ? newComments(shown.current, allComments(pages)) : "";
      // A refetch without new comments keeps the announcement; a space makes a repeated text a new announcement.
      if (added) setAnnouncement((old) => (old === added ? `${added}\u00a0` : added));
    },
  });
  const refresh = useRefetch(mutate, live && connection === "reconnecting" ? pollInterval : 0);
  useEffect(() => {
    if (isOutdated && initialPage) void refresh();
  }, [isOutdated, initialPage, refresh]);

  const comments = data ? allComments(data) : null;
  shown.current = comments;
  const pageCount = data?.length ?? 0;
  const isMoreWanted = pageCount > 0 && size > pageCount;

  return {
    comments,
    ban: data?.[0]?.ban,
    policy: data?.[0]?.thread,
    failed: error !== undefined,
    nextCursor: data?.at(-1)?.nextCursor ?? null,
    skew,
    announcement,
    refresh,
    loadMore: () => void setSize(pageCount + 1),
    isLoadingMore: isMoreWanted && isValidating,
    hasMoreFailed: isMoreWanted && !isValidating && error !== undefined,
    /** Shows the reader's saved comment at once and then refetches. */
    showSaved: (comment: Comment, replyTo?: string) => {
      void mutate((pages = data) => pages && withSaved(pages, comment, replyTo), { revalidate: false });
      void refresh();
    },
  };
}
