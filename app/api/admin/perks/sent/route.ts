import { methods, route } from "@/lib/http/route";
import { perksSentBody, perksSentReply } from "@/lib/membership/desk-contracts";
import { sendPerks } from "@/lib/membership/send-perks";

/** POST /admin/perks/sent: one or many perks were sent. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    body: perksSentBody,
    reply: perksSentReply,
    run: async ({ actor, body }) => ({ sent: await sendPerks({ actor, ids: body.ids }) }),
  }),
});
