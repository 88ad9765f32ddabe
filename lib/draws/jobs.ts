import * as z from "zod/mini";
import { defineJob } from "@/lib/jobs/define-job";

const entry = z.object({ entryId: z.string() });

/** The emails to the people in a draw. */
export const drawJobs = {
  won: defineJob("draw.won.email", entry),
  notDrawn: defineJob("draw.not-drawn.email", entry),
  skipped: defineJob("draw.skipped.email", entry),
  ended: defineJob("draw.ended.email", entry),
  cancelled: defineJob("draw.cancelled.email", entry),
};
