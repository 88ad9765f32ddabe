import * as z from "zod/mini";
import {
  artworkThreadParams,
  type Comment,
  type CommentsReply,
  type CommentWithReplies,
  commentParams,
} from "@/lib/comments/contracts";
import type { CollectionPicture } from "@/lib/exhibitions/collection/pictures";

/** The pages of a thread and of one comment. */
export const threadPageParams = z.object({
  slug: artworkThreadParams.shape.exhibition,
  artwork: z.optional(artworkThreadParams.shape.artwork),
});

export const conversationParams = z.object({ id: commentParams.shape.exhibition });

/** An artwork by its name, with the leader whose public page has it. */
export type NamedWork = { slug: string; title: string; leader: { slug: string; name: string } | null };

/** Where comments are, and what the reader of the page can do there. */
export type ThreadPlace = {
  exhibition: string;
  artwork: string | null;
  /** The title of the exhibition. */
  title: string;
  /** The artwork; null in the thread of the exhibition, and for a reader who may not know its name. */
  work: NamedWork | null;
  /** The picture of that artwork; null when it has no public page. */
  picture: CollectionPicture | null;
  /** Whether it belongs to a members' exhibition: everybody reads, members write. */
  requiresVIP: boolean;
  policy: CommentsReply["thread"];
  /** Only for a reader who may not comment. */
  ban: CommentsReply["ban"];
  /** The time of the database, which says until when a comment can be edited. */
  now: string;
};

/** One comment of a conversation, for its forms. */
export type CommentPlace = { place: ThreadPlace; comment: Comment };

/** The page of a thread; `works` are those of the exhibition, which have threads of their own. */
export type ThreadPage = {
  place: ThreadPlace;
  comments: CommentWithReplies[];
  nextCursor: string | null;
  works: NamedWork[];
};
