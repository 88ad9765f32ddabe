"use client";

import type { CommentWithReplies } from "@/lib/comments/contracts";
import type { CommentMutations, CommentSize } from "./comment-item";
import { CommentThread } from "./comment-thread";

const tapeClasses = ["bg-laterite", "bg-brass", "bg-indigo", "bg-palm", "bg-oxblood"] as const;
const tints = [
  "[--tint:var(--label)]",
  "[--tint:var(--brass)]",
  "[--tint:var(--label)]",
  "[--tint:var(--palm)]",
  "[--tint:var(--laterite)]",
  "[--tint:var(--label)]",
  "[--tint:var(--indigo)]",
] as const;
const rotations = ["-rotate-[0.7deg]", "rotate-[0.5deg]", "rotate-0", "rotate-[0.9deg]", "-rotate-[0.4deg]"] as const;
const placements = ["start-6", "start-1/2 -translate-x-1/2", "end-8"] as const;

/** A stable hash, so that a comment keeps its decoration on every page view. */
function hashOf(id: string): number {
  let hash = 7;
  for (const character of id) hash = (hash * 31 + character.charCodeAt(0)) % 10_007;
  return hash;
}

const maxOneLineLength = 90;

/** Shorter comments use a larger font, and featured ones one size more. */
function sizeOf({ message, replies, featured }: CommentWithReplies): CommentSize {
  const isShort = message.length < maxOneLineLength && replies.length === 0;
  if (featured) return isShort ? "featured" : "large";
  return isShort ? "large" : "normal";
}

type GuestbookGridProps = { comments: CommentWithReplies[]; mutations: CommentMutations; labelledBy: string };

/** Comments as taped paper notes in up to three columns, each slightly rotated. */
export function GuestbookGrid({ comments, mutations, labelledBy }: GuestbookGridProps) {
  return (
    <ul aria-labelledby={labelledBy} className="gap-[clamp(1.5rem,3vw,2.5rem)] md:columns-2 xl:columns-3">
      {comments.map((comment) => {
        const hash = hashOf(comment._id);
        return (
          <li key={comment._id} className="break-inside-avoid pt-3 pb-[clamp(1.5rem,3vw,2.5rem)]">
            <div
              className={`on-paper bg-[color-mix(in_srgb,var(--label),var(--tint)_16%)]! relative px-6 pt-8 pb-5 shadow-label ring-1 ring-label-line ring-inset ${tints[hash % tints.length]} ${rotations[hash % rotations.length]}`}
            >
              <span
                aria-hidden
                className={`absolute -top-2.5 h-5 w-20 opacity-90 ${tapeClasses[hash % tapeClasses.length]} ${placements[hash % placements.length]}`}
              />
              <CommentThread comment={comment} mutations={mutations} size={sizeOf(comment)} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
