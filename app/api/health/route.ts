import { methods, route } from "@/lib/http/route";
import { checkHealth } from "@/lib/workflows/check-health";

/** GET /health: 200 if this instance can serve requests; 503 while the database cannot be reached. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    run: async () => {
      await checkHealth();
      return {};
    },
  }),
});
