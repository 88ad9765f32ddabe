import { methods, route } from "@/lib/http/route";
import { adminTourStopReply, tourStopChange, tourStopParams } from "@/lib/exhibitions/tour/contracts";
import { updateTourStop } from "@/lib/exhibitions/tour/update-tour-stop";

const failed = "Failed to save the tour stop";

/** PUT /admin/leaders/{id}/tour/{language}: updates what is spoken at a leader's stop of the audio tour in one language. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["stale"],
    limit: "write",
    params: tourStopParams,
    body: tourStopChange,
    reply: adminTourStopReply,
    messages: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, params, body }) => ({ stop: await updateTourStop({ actor, ...params, body }) }),
  }),
});
