import * as z from "zod/mini";
import { defineJob, handleJobs } from "@/lib/jobs/define-job";
import { publish } from "@/lib/realtime/realtime";

/** The message names the changed comment and the time, never its text. */
const threadChange = z.object({
  channel: z.string(),
  event: z.string(),
  data: z.object({ id: z.string(), at: z.string() }),
});

export const commentJobs = { threadChanged: defineJob("comment.thread-changed", threadChange) };

/** A client that misses the message still refetches on its next poll. */
export const commentJobHandlers = handleJobs(commentJobs, {
  threadChanged: { run: ({ channel, event, data }) => publish(channel, event, data) },
});
