import * as z from "zod/mini";
import { defineJob } from "@/lib/jobs/define-job";

/** The message names the changed comment and the time, never its text. */
const threadChange = z.object({
  channel: z.string(),
  event: z.string(),
  data: z.object({ id: z.string(), at: z.string() }),
});

export const commentJobs = {
  threadChanged: defineJob("comment.thread-changed", threadChange),
  /** The replies and mentions of a conversation, or the comments of a followed thread, since its last email; `mail` is the key of the job, which claims them. */
  replies: defineJob("comment.replies.email", z.object({ conversationId: z.string(), mail: z.string() })),
  /** New comments of threads that somebody follows. */
  threadNews: defineJob("comment.thread-news", z.object({ commentIds: z.array(z.string()) })),
  /** To the author of a comment that a moderator has removed. */
  removed: defineJob("comment.removed.email", z.object({ commentId: z.string() })),
  appealDecided: defineJob("comment.appeal-decided.email", z.object({ appealId: z.string() })),
};
