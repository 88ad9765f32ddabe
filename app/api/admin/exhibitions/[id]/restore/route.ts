import { deskId, doneReply, exhibitionRestored } from "@/lib/exhibitions/desk-contracts";
import { restoreExhibition } from "@/lib/exhibitions/restore-exhibition";
import { methods, route } from "@/lib/http/route";

const failed = "Failed to save exhibition";

/** POST /admin/exhibitions/{id}/restore: a deleted exhibition is brought back as it was, under its slug. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: deskId,
    body: exhibitionRestored,
    reply: doneReply,
    sentences: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, params, body }) => {
      await restoreExhibition({ actor, id: params.id, version: body.version });
      return {};
    },
  }),
});
