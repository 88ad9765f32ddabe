import { methods, route } from "@/lib/http/route";
import * as z from "zod/mini";
import { runScheduledJobs } from "@/lib/workflows/scheduled-jobs";

const jobsReply = z.object({ checked: z.int(), released: z.int(), delivered: z.int() });

/** GET /cron/jobs: the scheduler calls it every minute with CRON_SECRET as a bearer token. Vercel's scheduler can only GET. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ access: "cron", reply: jobsReply, run: runScheduledJobs }),
});
