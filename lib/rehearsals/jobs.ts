import * as z from "zod/mini";
import { defineJob } from "@/lib/jobs/define-job";

export const rehearsalJobs = {
  /** One step of a rehearsal, short enough for a serverless host; it enqueues the next one. */
  step: defineJob("rehearsal.step", z.object({ rehearsalId: z.string(), step: z.int() })),
};
