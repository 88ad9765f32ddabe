import { methods, route } from "@/lib/http/route";
import { adminArtworkReply, artworkBody, idParams } from "@/lib/exhibitions/admin-contracts";
import { createArtwork } from "@/lib/exhibitions/create-artwork";
import { requireDrop } from "@/lib/workflows/require-drop";

const failed = "Failed to save artwork";

/** POST /admin/exhibitions/{id}/artworks: creates an artwork. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict"],
    limit: "write",
    params: idParams,
    body: artworkBody,
    reply: adminArtworkReply,
    status: 201,
    messages: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, params, body }) => {
      await requireDrop(body);
      return { work: await createArtwork({ actor, exhibitionId: params.id, body }) };
    },
  }),
});
