import { methods, route } from "@/lib/http/route";
import { membershipReply } from "@/lib/membership/contracts";
import { getMembership } from "@/lib/membership/queries";

/** GET /membership: where the caller stands in the Circle, with receipts, renewal and the perk ledger. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    reply: membershipReply,
    run: async ({ actor }) => ({ membership: await getMembership(actor._id) }),
  }),
});
