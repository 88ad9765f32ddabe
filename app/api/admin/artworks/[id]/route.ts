import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { adminArtworkReply, artworkChange, idParams } from "@/lib/exhibitions/admin-contracts";
import { deleteArtwork } from "@/lib/exhibitions/delete-artwork";
import { updateArtwork } from "@/lib/exhibitions/update-artwork";
import { requireDrop } from "@/lib/workflows/require-drop";

const notSaved = "Failed to save artwork";
const notDeleted = "Failed to delete artwork";

/** PUT /admin/artworks/{id}: updates an artwork and its annotations. DELETE /admin/artworks/{id}: deletes an artwork. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["stale"],
    limit: "write",
    params: idParams,
    body: artworkChange,
    reply: adminArtworkReply,
    messages: { forbidden: notSaved, invalid: notSaved, failed: notSaved },
    run: async ({ actor, params, body }) => {
      await requireDrop(body);
      return { work: await updateArtwork({ actor, id: params.id, body }) };
    },
  }),
  DELETE: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict"],
    limit: "write",
    params: idParams,
    reply: emptyReply,
    messages: { forbidden: notDeleted, failed: notDeleted },
    run: async ({ actor, params }) => {
      await deleteArtwork({ actor, id: params.id });
      return {};
    },
  }),
});
