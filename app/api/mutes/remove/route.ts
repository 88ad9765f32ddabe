import { methods, route } from "@/lib/http/route";
import { unmute } from "@/lib/comments/mute";
import { mutesReply, unmuteBody } from "@/lib/comments/mute-contracts";
import { listMutes } from "@/lib/comments/mute-queries";
import { unmuteFormRedirects } from "@/lib/http/mute-form-redirects";

/** POST /mutes/remove: shows the comments of a muted person again. Idempotent. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: unmuteBody,
    reply: mutesReply,
    messages: { failed: "Failed to unmute this person" },
    form: unmuteFormRedirects,
    run: async ({ actor, body }) => {
      await unmute({ actor, target: body });
      return listMutes(actor._id);
    },
  }),
});
