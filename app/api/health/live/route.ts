import { methods, route } from "@/lib/http/route";

/** GET /health/live: 200 while this process answers. It asks nothing else, so a database that is away does not restart the process. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({ access: "public", run: async () => ({}) }),
});
