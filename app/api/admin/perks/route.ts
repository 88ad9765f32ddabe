import { methods, route } from "@/lib/http/route";
import { deskPerksQuery, deskPerksReply } from "@/lib/membership/desk-contracts";
import { listPerksDue } from "@/lib/membership/perk-desk-queries";

/** GET /admin/perks: what was promised to members and has to be sent, or was. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    query: deskPerksQuery,
    reply: deskPerksReply,
    run: ({ query }) => listPerksDue(query),
  }),
});
