import { deleteExhibition } from "@/lib/exhibitions/delete-exhibition";
import { deskExhibitionReply, deskId, doneReply, exhibitionChange } from "@/lib/exhibitions/desk-contracts";
import { updateExhibition } from "@/lib/exhibitions/update-exhibition";
import { methods, route } from "@/lib/http/route";

const notSaved = "Failed to save exhibition";
const notDeleted = "Failed to delete exhibition";

/** PUT /admin/exhibitions/{id}: an exhibition as the desk wants it, published or not. DELETE: takes it away. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    limit: "write",
    params: deskId,
    body: exhibitionChange,
    reply: deskExhibitionReply,
    sentences: { forbidden: notSaved, invalid: notSaved, failed: notSaved },
    run: async ({ actor, params, body }) => ({ exhibition: await updateExhibition({ actor, id: params.id, body }) }),
  }),
  DELETE: route({
    access: "admin",
    limit: "write",
    params: deskId,
    reply: doneReply,
    sentences: { forbidden: notDeleted, failed: notDeleted },
    run: async ({ actor, params }) => {
      await deleteExhibition({ actor, id: params.id });
      return {};
    },
  }),
});
