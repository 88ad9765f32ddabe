import { methods, route } from "@/lib/http/route";
import { mute } from "@/lib/comments/mute";
import { muteBody, mutesReply } from "@/lib/comments/mute-contracts";
import { listMutes } from "@/lib/comments/mute-queries";
import { muteFormRedirects } from "@/lib/http/mute-form-redirects";

/** GET /mutes: whom the caller has muted. POST mutes the author of a comment or the owner of a profile; accepts a form without script too. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    reply: mutesReply,
    run: ({ actor }) => listMutes(actor._id),
  }),
  POST: route({
    access: "session",
    errors: ["conflict", "not_found"],
    limit: "write",
    body: muteBody,
    reply: mutesReply,
    messages: { failed: "Failed to mute this person" },
    form: muteFormRedirects,
    run: async ({ actor, body }) => {
      await mute({ actor, target: body });
      return listMutes(actor._id);
    },
  }),
});
