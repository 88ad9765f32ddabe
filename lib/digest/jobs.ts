import * as z from "zod/mini";
import { digestMonth } from "@/lib/digest/contracts";
import { defineJob } from "@/lib/jobs/define-job";

export const digestJobs = {
  /** To a member, about a month. */
  month: defineJob("digest.month.email", z.object({ userId: z.string(), month: digestMonth })),
};
