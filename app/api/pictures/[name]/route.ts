import { methods, route } from "@/lib/http/route";
import { refuse } from "@/lib/platform/errors";
import { storage } from "@/lib/platform/storage";
import { pictureParams } from "@/lib/shop/desk-contracts";

/** GET /pictures/{name}: a picture of a drop. Its name is never given to another one, so that it may be kept for ever. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    params: pictureParams,
    run: async ({ params }) => {
      const file = (await storage().open(`pictures/${params.name}`)) ?? refuse("not_found", "There is nothing here.");
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
