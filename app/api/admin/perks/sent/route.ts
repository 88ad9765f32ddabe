import { methods, route } from "@/lib/http/route";
import { markPerksSentBody, markPerksSentReply } from "@/lib/fulfilment/contracts";
import { markPerksSent } from "@/lib/fulfilment/mark-perks-sent";

/** POST /admin/perks/sent: marks perks as sent. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "orders",
    limit: "write",
    body: markPerksSentBody,
    reply: markPerksSentReply,
    run: async ({ actor, body }) => ({ sent: await markPerksSent({ actor, ids: body.ids }) }),
  }),
});
