import * as z from "zod/mini";
import { defineJob } from "@/lib/jobs/define-job";

export const fulfilmentJobs = {
  askAddress: defineJob("fulfilment.ask-address.email", z.object({ userId: z.string() })),
};
