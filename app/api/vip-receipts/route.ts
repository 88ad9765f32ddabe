import { methods, route } from "@/lib/http/route";
import { deskReply } from "@/lib/membership/receipt-contracts";
import { listReceipts } from "@/lib/membership/receipt-queries";

/** The receipt desk. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    reply: deskReply,
    run: async () => ({ receipts: await listReceipts() }),
  }),
});
