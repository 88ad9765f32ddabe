import { exportAccount } from "@/lib/http/export-account";
import { methods, route } from "@/lib/http/route";

/** GET /account/export: everything that is kept about the signed-in person, as a file to save. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "export",
    run: async ({ actor }) => {
      const file = await exportAccount({ userId: actor._id, email: actor.email });
      return new Response(file, {
        headers: {
          "content-type": "application/json; charset=utf-8",
          "content-disposition": 'attachment; filename="the-living-archive-my-data.json"',
          "x-content-type-options": "nosniff",
          "cache-control": "no-store",
        },
      });
    },
  }),
});
