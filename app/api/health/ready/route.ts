import { methods, route } from "@/lib/http/route";
import { checkHealth } from "@/lib/workflows/check-health";

/** GET /health/ready: within a second 200 if this instance can serve requests, else 503: the database is away, busy, read-only or empty. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    run: async () => {
      await checkHealth();
      return {};
    },
  }),
});
