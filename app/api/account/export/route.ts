import { methods, route } from "@/lib/http/route";
import { attachmentHeader } from "@/lib/core/attachment-header";
import { exportAccount } from "@/lib/workflows/export-account";

/** GET /account/export: all stored data about the caller, as a JSON file. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    produces: { 200: "application/json" },
    limit: "export",
    run: async ({ actor }) => {
      const file = await exportAccount({ userId: actor._id, email: actor.email });
      return new Response(file, {
        headers: {
          "content-type": "application/json; charset=utf-8",
          "content-disposition": attachmentHeader("the-living-archive-my-data.json"),
          "x-content-type-options": "nosniff",
          "cache-control": "no-store",
        },
      });
    },
  }),
});
