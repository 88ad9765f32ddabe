import { methods, route } from "@/lib/http/route";
import { jobParams } from "@/lib/jobs/contracts";
import { retryJob } from "@/lib/workflows/retry-job";

/** POST /admin/outbox/{id}/retry: retries a failed job at once. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "system",
    errors: ["conflict"],
    limit: "write",
    params: jobParams,
    run: async ({ actor, params: { jobId } }) => {
      await retryJob({ actor, jobId });
      return {};
    },
  }),
});
