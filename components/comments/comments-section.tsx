"use client";

import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Alert, FormMessage } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { type Message, pending, success } from "@/components/ui/message";
import type { ThreadPolicy } from "@/lib/comments/contracts";
import { EDIT_WINDOW_MINUTES, guestbook, MAX_COMMENT_LENGTH, threadKey } from "@/lib/comments/rules";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { paths } from "@/lib/core/urls/paths";
import { CommentForm } from "./comment-form";
import { CommentList } from "./comment-list";
import { FollowComments } from "./follow-comments";
import { GuestbookNoscriptForm } from "./guestbook-noscript-form";
import { SignInToComment } from "./sign-in-to-comment";
import { ThreadGuidelines } from "./thread-guidelines";
import { useCommentMutations, useIsSignedIn } from "./use-comment-mutations";
import { type FirstPage, useComments } from "./use-comments";
import { useNow } from "./use-now";
import { VoiceOption } from "./voice-option";
import type { Voice } from "./voice-recorder";

export type { ThreadPolicy };

export type CommentsSectionProps = {
  exhibition: string;
  artwork?: string | undefined;
  /** The accessible name of the list. */
  title: string;
  /** The URL to return to after signing in. */
  returnTo: string;
  layout?: "list" | "grid" | "page";
  initialPage?: FirstPage | undefined;
  /** Who may comment and how, where the page knows it before the comments are loaded. */
  policy?: ThreadPolicy | undefined;
  live?: boolean | undefined;
  /** Content beside the form. */
  children?: ReactNode;
};

const pendingNotice = pending("Thank you. Your comment appears after a moderator has approved it.");

const paperForm =
  "on-paper col-span-full grid content-start gap-5 self-start p-[clamp(1.25rem,3vw,2.5rem)] shadow-label";
const layouts = {
  list: { container: "grid gap-6", form: "grid gap-4", comments: "" },
  grid: {
    container: "g12 gap-y-[clamp(2.5rem,5vw,4.5rem)]",
    form: `${paperForm} lg:col-span-7 lg:self-stretch`,
    comments: "order-1 col-span-full",
  },
  // In the grid of the page, which has its title beside the form.
  page: { container: "contents", form: `${paperForm} lg:col-span-5 lg:self-end`, comments: "col-span-full" },
} as const;

/** The form and the comments of a thread, newest first. */
export function CommentsSection({
  exhibition,
  artwork,
  title,
  returnTo,
  layout = "list",
  initialPage,
  policy: knownPolicy,
  live,
  children,
}: CommentsSectionProps) {
  const list = useRef<HTMLDivElement>(null);
  const heading = useId();
  const thread = { exhibition, artwork };
  const isSignedIn = useIsSignedIn();
  const threadState = useComments(thread, { initialPage, isOutdated: isSignedIn, live });
  const [message, setMessage] = useState<Message | null>(null);
  const [voice, setVoice] = useState<Voice | null>(null);
  // A new form after each comment.
  const [voiceRound, setVoiceRound] = useState(0);
  const {
    comments,
    ban,
    policy = knownPolicy,
    failed,
    nextCursor,
    announcement,
    refresh,
    showSaved,
    skew,
  } = threadState;
  const { loadMore, isLoadingMore, hasMoreFailed } = threadState;
  const hasOwn = comments?.some(({ own, replies }) => own || replies.some((reply) => reply.own)) ?? false;
  const now = useNow(hasOwn, skew);
  const { post, edit } = useCommentMutations(thread, {
    onSaved: (comment, replyTo) => {
      setMessage(comment.status === "pending" ? pendingNotice : success("Your comment was posted."));
      if (!replyTo) {
        setVoice(null);
        setVoiceRound((round) => round + 1);
      }
      showSaved(comment, replyTo);
    },
  });
  const isClosed = policy?.mode === "closed";
  // The prerendered page does not know the reader; the server checks when they post.
  const isPrerendered = policy !== undefined && policy === initialPage?.thread;
  // Who could comment keeps the form with its text when the session ends and the thread is read as for a visitor.
  const [couldComment, setCouldComment] = useState(false);
  if (isSignedIn && policy?.canComment && !couldComment) setCouldComment(true);
  const mayComment = policy === undefined || policy.canComment || isPrerendered || couldComment;
  const canPost = !ban && !isClosed && mayComment;
  const mutations = {
    now,
    isSignedIn,
    isBanned: ban !== undefined,
    isClosed,
    canPost,
    names: (comments ?? [])
      .flatMap(({ replies, ...comment }) => [comment, ...replies])
      .filter(({ own, status, muted }) => !own && !muted && status === "approved")
      .map(({ user }) => user.displayName),
    post,
    edit,
    onRemoved: () => {
      setMessage(success("Your comment was deleted."));
      list.current?.focus();
      void refresh();
    },
    onMuted: (isMuted: boolean) => {
      setMessage(success(isMuted ? "Muted. Your account lists whom you have muted." : "Not muted any longer."));
      list.current?.focus();
      void refresh();
    },
  };

  const wasLoadingMore = useRef(false);
  useEffect(() => {
    // After the last page the focused button is removed.
    if (wasLoadingMore.current && !isLoadingMore && document.activeElement === document.body) list.current?.focus();
    wasLoadingMore.current = isLoadingMore;
  }, [isLoadingMore]);

  const isList = layout === "list";
  return (
    <div className={layouts[layout].container}>
      <div className={layouts[layout].form}>
        {!isList && <h2 className="text-heading">Leave a comment</h2>}
        {(policy || !failed) && <ThreadGuidelines thread={policy} />}
        {isSignedIn && ban ? (
          <p className="reading border-warn border-s-2 ps-4">{ban.message}</p>
        ) : isClosed ? null : isSignedIn && !canPost ? (
          <ButtonLink href={paths.subscribe} variant="secondary" className="justify-self-start">
            Become a member
          </ButtonLink>
        ) : isSignedIn ? (
          <CommentForm
            label="Your comment"
            rows={isList ? 2 : 5}
            action={{ name: "Post", loading: "Posting…" }}
            names={mutations.names}
            send={(text, key) => post(text, key, undefined, voice?.id)}
            more={!isList && <VoiceOption key={voiceRound} onChange={setVoice} />}
          >
            <span className="max-sm:sr-only"> · Enter posts, Shift+Enter starts a new line</span>
          </CommentForm>
        ) : (
          <>
            <p className="reading">
              At most {MAX_COMMENT_LENGTH} characters, shown with your display name. You can edit or delete a comment
              for {EDIT_WINDOW_MINUTES} minutes.
            </p>
            <SignInToComment returnTo={returnTo} />
            {!isList && <GuestbookNoscriptForm />}
          </>
        )}
        <FormMessage message={message} />
      </div>
      {children}
      <div ref={list} tabIndex={-1} className={`grid gap-4 outline-offset-4 ${layouts[layout].comments}`}>
        <h3 id={heading} className="sr-only">
          {title}: comments
        </h3>
        <p aria-live="polite" className="sr-only">
          {announcement}
        </p>
        <FollowComments kind="thread" followed={threadKey(thread)} isSignedIn={isSignedIn} />
        <CommentList
          comments={comments}
          failed={failed}
          layout={isList ? "list" : "grid"}
          mutations={mutations}
          labelledBy={heading}
          onRetry={refresh}
        />
        {nextCursor && (
          <Button
            variant="secondary"
            className="justify-self-center"
            loading={isLoadingMore && "Loading…"}
            onClick={loadMore}
          >
            Load more
          </Button>
        )}
        {exhibition !== guestbook && comments !== null && (
          <a
            href={commentPaths.thread(thread)}
            className="link inline-flex min-h-tap items-center justify-self-start text-small"
          >
            Open these comments as a page
          </a>
        )}
        <Alert tone="error">{hasMoreFailed && "Older comments could not be loaded. Please try again."}</Alert>
      </div>
    </div>
  );
}
