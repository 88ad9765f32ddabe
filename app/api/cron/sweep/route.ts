import * as z from "zod/mini";
import { methods, route } from "@/lib/http/route";
import { sweep } from "@/lib/http/sweep";

const sweepReply = z.object({ checked: z.int(), released: z.int(), delivered: z.int() });

/** The scheduler's call, every minute, with its secret as a bearer token. A scheduler can only GET. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ access: "cron", reply: sweepReply, run: sweep }),
});
