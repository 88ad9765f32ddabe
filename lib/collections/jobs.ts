import * as z from "zod/mini";
import { defineJob } from "@/lib/jobs/define-job";

export const collectionJobs = {
  /** To a follower, about a new drop of the leader or the series. */
  newDrop: defineJob("follow.new-drop.email", z.object({ followId: z.string(), productId: z.string() })),
  /** To who wished for a number that is free again. */
  numberFree: defineJob("number-wish.free.email", z.object({ wishId: z.string() })),
  /** Numbers of a drop are free again, for a caller that cannot import `notifyNumberWishes`, such as a SQL function. */
  numbersFreed: defineJob("number-wish.freed", z.object({ productId: z.string(), numbers: z.array(z.int()) })),
};
