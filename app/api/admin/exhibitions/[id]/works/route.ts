import { deskId, deskWorkReply, workBody } from "@/lib/exhibitions/desk-contracts";
import { hangWork } from "@/lib/exhibitions/hang-work";
import { requireDropOf } from "@/lib/http/require-drop";
import { methods, route } from "@/lib/http/route";

const failed = "Failed to save work";

/** POST /admin/exhibitions/{id}/works: hangs a work in an exhibition. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: deskId,
    body: workBody,
    reply: deskWorkReply,
    status: 201,
    sentences: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, params, body }) => {
      await requireDropOf(body);
      return { work: await hangWork({ actor, exhibitionId: params.id, body }) };
    },
  }),
});
