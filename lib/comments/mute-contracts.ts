import * as z from "zod/mini";
import { commentParams } from "@/lib/comments/contracts";

const mutedByComment = z.object({ comment: commentParams.shape.exhibition });
const mutedByHandle = z.object({ handle: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)) });

/** POST /mutes: the author of a comment, or the owner of a public profile. */
export const muteBody = z.union([mutedByComment, mutedByHandle], "Please choose whom to mute.");

export type MuteBody = z.infer<typeof muteBody>;

/** POST /mutes/remove: the same, or an entry of the list. */
export const unmuteBody = z.union(
  [z.object({ id: z.string().check(z.regex(/^cmu_[0-9a-z]{20}$/)) }), mutedByComment, mutedByHandle],
  "Please choose whom to unmute.",
);

export type UnmuteBody = z.infer<typeof unmuteBody>;

/** Whom the caller has muted; nobody else sees it. */
export const mutesReply = z.object({ mutes: z.array(z.object({ id: z.string(), name: z.string(), at: z.string() })) });

export type MutesReply = z.infer<typeof mutesReply>;

/** GET /mutes/comments: the comments of a page that is the same for everybody, separated by commas; their replies belong to them. */
export const mutedCommentsQuery = z.object({
  ids: z.string().check(z.regex(/^cmt_[0-9a-z]{20}(,cmt_[0-9a-z]{20}){0,9}$/, "Please check what you entered.")),
});

/** Those by people whom the caller has muted. */
export const mutedCommentsReply = z.object({ comments: z.array(z.string()) });
