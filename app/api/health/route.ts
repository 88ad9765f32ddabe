import { methods, route } from "@/lib/http/route";
import { db } from "@/lib/platform/db";

/** Whether this instance can work: it answers 503 while the database cannot be reached. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    run: async () => {
      await db.$queryRaw`SELECT 1`;
      return {};
    },
  }),
});
