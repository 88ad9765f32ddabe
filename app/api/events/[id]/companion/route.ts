import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { eventParams } from "@/lib/events/contracts";
import { nameCompanion } from "@/lib/events/name-companion";
import { companionBody } from "@/lib/events/ticket-contracts";
import { companionFormRedirects } from "@/lib/http/rsvp-form-redirects";

/** POST /events/{id}/companion: names the companion of one of the caller's seats; accepts a form without script too. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict"],
    limit: "write",
    params: eventParams,
    body: companionBody,
    reply: emptyReply,
    form: companionFormRedirects,
    run: async ({ actor, params, body }) => {
      await nameCompanion({ actor, id: params.id, body });
      return {};
    },
  }),
});
