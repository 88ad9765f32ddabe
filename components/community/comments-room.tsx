"use client";

import { type ReactNode, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { useWork } from "@/components/ui/use-work";
import { longestNote, mendingMinutes } from "@/lib/community/rules";
import { CommentForm } from "./comment-form";
import { CommentList } from "./comment-list";
import { PlainNote } from "./plain-note";
import { SignInToComment } from "./sign-in-to-comment";
import { type FirstPage, useComments } from "./use-comments";
import { useMinute } from "./use-minute";
import { useIsSignedIn, useWallDesk } from "./use-wall-desk";

export type CommentsRoomProps = {
  exhibition: string;
  artwork?: string | undefined;
  /** The name of the list, for those who hear the page. */
  title: string;
  /** The address of this place, to come back to after signing in. */
  from: string;
  look?: "list" | "wall";
  first?: FirstPage | undefined;
  live?: boolean | undefined;
  /** What stands beside the form. */
  children?: ReactNode;
};

const waits = "⏳ Thank you. A first note, or one with a link, is read by a person before it hangs.";

const looks = {
  list: { all: "grid gap-6", form: "grid gap-4", notes: "" },
  // On a phone what stands beside the form comes after the notes; nothing in it can be focused.
  wall: {
    all: "g12 gap-y-[clamp(2.5rem,5vw,4.5rem)]",
    form: "on-paper col-span-full grid content-start gap-5 p-[clamp(1.25rem,3vw,2.5rem)] shadow-label lg:col-span-7",
    notes: "order-1 col-span-full",
  },
} as const;

/** The notes of one wall with everything that can be done there: the form first, then the notes, the newest on top. */
export function CommentsRoom({
  exhibition,
  artwork,
  title,
  from,
  look = "list",
  first,
  live,
  children,
}: CommentsRoomProps) {
  const list = useRef<HTMLDivElement>(null);
  const heading = useId();
  const wall = { exhibition, artwork };
  const isSignedIn = useIsSignedIn();
  const notes = useComments(wall, { open: true, first, isOutdated: isSignedIn, live });
  const [said, setSaid] = useState("");
  const more = useWork();
  const [moreFailed, setMoreFailed] = useState(false);
  const { comments, failed, nextCursor, news, refresh, keep, loadMore, skew } = notes;
  const hasOwn = comments?.some(({ own, replies }) => own || replies.some((reply) => reply.own)) ?? false;
  const now = useMinute(hasOwn, skew);
  const { post, edit } = useWallDesk(wall, {
    onKept: (comment, replyTo) => {
      setSaid(comment.status === "pending" ? waits : "✅ Your note hangs.");
      keep(comment, replyTo);
    },
  });
  const desk = {
    now,
    isSignedIn,
    post,
    edit,
    removed: () => {
      setSaid("✅ Your note was taken down.");
      list.current?.focus();
      void refresh();
    },
  };

  async function showMore() {
    if (!more.begin()) return;
    setMoreFailed(!(await loadMore()));
    more.end();
    // After the last page the button is gone, and the focus with it.
    requestAnimationFrame(() => document.activeElement === document.body && list.current?.focus());
  }

  return (
    <div className={looks[look].all}>
      <div className={looks[look].form}>
        {look === "wall" && <h2 className="text-heading">Leave a note</h2>}
        {isSignedIn ? (
          <CommentForm
            label={look === "wall" ? "Your note" : "Your comment"}
            rows={look === "wall" ? 5 : 2}
            action={{ name: "Post", busy: "Posting…" }}
            send={(message, key) => post(message, key)}
          >
            <span className="max-sm:sr-only"> · Enter posts, Shift and Enter begin a new line</span>
          </CommentForm>
        ) : (
          <>
            <p className="reading">
              {longestNote} characters, under the name that you chose. For {mendingMinutes} minutes you may mend it or
              take it back.
            </p>
            <SignInToComment from={from} />
            {look === "wall" && <PlainNote />}
          </>
        )}
        <Message>{said}</Message>
      </div>
      {children}
      <div ref={list} tabIndex={-1} className={`grid gap-4 outline-offset-4 ${looks[look].notes}`}>
        <h3 id={heading} className="sr-only">
          {title}: notes
        </h3>
        <p aria-live="polite" className="sr-only">
          {news}
        </p>
        <CommentList
          comments={comments}
          failed={failed}
          look={look}
          desk={desk}
          labelledBy={heading}
          onRetry={refresh}
        />
        {nextCursor && (
          <Button look="secondary" className="justify-self-center" busy={more.busy && "Loading…"} onClick={showMore}>
            Load more
          </Button>
        )}
        <Message>{moreFailed && "❌ The older notes could not be loaded. Please try again."}</Message>
      </div>
    </div>
  );
}
