import { methods, route } from "@/lib/http/route";
import { checkHealth } from "@/lib/workflows/check-health";

/** GET /health: the same as GET /health/ready. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    run: async () => {
      await checkHealth();
      return {};
    },
  }),
});
