import { deskId, deskWorkReply, doneReply, workChange } from "@/lib/exhibitions/desk-contracts";
import { removeWork } from "@/lib/exhibitions/remove-work";
import { updateWork } from "@/lib/exhibitions/update-work";
import { requireDropOf } from "@/lib/http/require-drop";
import { methods, route } from "@/lib/http/route";

const notSaved = "Failed to save work";
const notTaken = "Failed to take the work down";

/** PUT /admin/works/{id}: a work and the notes pinned to it. DELETE: takes it down. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    limit: "write",
    params: deskId,
    body: workChange,
    reply: deskWorkReply,
    sentences: { forbidden: notSaved, invalid: notSaved, failed: notSaved },
    run: async ({ actor, params, body }) => {
      await requireDropOf(body);
      return { work: await updateWork({ actor, id: params.id, body }) };
    },
  }),
  DELETE: route({
    access: "admin",
    limit: "write",
    params: deskId,
    reply: doneReply,
    sentences: { forbidden: notTaken, failed: notTaken },
    run: async ({ actor, params }) => {
      await removeWork({ actor, id: params.id });
      return {};
    },
  }),
});
