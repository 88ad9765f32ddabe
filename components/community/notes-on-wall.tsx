"use client";

import type { CommentWithReplies } from "@/lib/community/contracts";
import type { WallDesk } from "./comment-item";
import { CommentThread } from "./comment-thread";

const tapes = ["bg-laterite", "bg-brass", "bg-indigo", "bg-palm", "bg-oxblood"] as const;
const turns = ["-rotate-[0.7deg]", "rotate-[0.5deg]", "rotate-0", "rotate-[0.9deg]", "-rotate-[0.4deg]"] as const;
const places = ["start-6", "start-1/2 -translate-x-1/2", "end-8"] as const;

/** A number that stays with a note, so that it hangs as it hung. */
function chanceOf(id: string): number {
  let sum = 7;
  for (const letter of id) sum = (sum * 31 + letter.charCodeAt(0)) % 10_007;
  return sum;
}

/** Below so many characters a note is set large: it was meant as one line. */
const oneLine = 90;

type NotesOnWallProps = { comments: CommentWithReplies[]; desk: WallDesk; labelledBy: string };

/** Notes on slips of paper, each held by a strip of tape and a little askew, as many beside each other as there is room for. */
export function NotesOnWall({ comments, desk, labelledBy }: NotesOnWallProps) {
  return (
    <ul aria-labelledby={labelledBy} className="gap-[clamp(1.5rem,3vw,2.5rem)] md:columns-2 xl:columns-3">
      {comments.map((comment) => {
        const chance = chanceOf(comment._id);
        return (
          <li key={comment._id} className="break-inside-avoid pt-3 pb-[clamp(1.5rem,3vw,2.5rem)]">
            <div
              className={`on-paper relative px-6 pt-8 pb-5 shadow-label ring-1 ring-label-line ring-inset ${turns[chance % turns.length]}`}
            >
              <span
                aria-hidden
                className={`absolute -top-2.5 h-5 w-20 opacity-90 ${tapes[chance % tapes.length]} ${places[chance % places.length]}`}
              />
              <CommentThread
                comment={comment}
                desk={desk}
                large={comment.message.length < oneLine && comment.replies.length === 0}
              />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
