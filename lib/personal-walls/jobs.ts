import * as z from "zod/mini";
import { defineJob } from "@/lib/jobs/define-job";

export const personalWallJobs = {
  /** To the owner of a wall that a moderator has taken off. */
  removed: defineJob("personal-wall.removed.email", z.object({ wallId: z.string() })),
};
