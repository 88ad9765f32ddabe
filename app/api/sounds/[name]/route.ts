import { soundParams } from "@/lib/exhibitions/desk-contracts";
import { methods, route } from "@/lib/http/route";
import { refuse } from "@/lib/platform/errors";
import { storage } from "@/lib/platform/storage";

/** GET /sounds/{name}: the loop of a room that an admin uploaded. Its name is never given to another one. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    params: soundParams,
    run: async ({ params }) => {
      const file = (await storage().open(`sounds/${params.name}`)) ?? refuse("not_found", "There is nothing here.");
      return new Response(file.stream, {
        headers: {
          "content-type": file.type,
          "content-length": String(file.size),
          "cache-control": "public, max-age=31536000, immutable",
          "x-content-type-options": "nosniff",
        },
      });
    },
  }),
});
