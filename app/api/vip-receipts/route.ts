import { methods, route } from "@/lib/http/route";
import { deskReceiptsQuery, deskReply } from "@/lib/membership/receipt-contracts";
import { listReceipts } from "@/lib/membership/receipt-desk-queries";

/** GET /vip-receipts: the receipt desk, those that wait first. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    query: deskReceiptsQuery,
    reply: deskReply,
    run: ({ query }) => listReceipts(query),
  }),
});
