import { methods, route } from "@/lib/http/route";
import { exportAddresses } from "@/lib/fulfilment/export-addresses";
import { csvResponse } from "@/lib/http/csv-response";

/** GET /welcome-pack/addresses: the shipping addresses for welcome packs, as CSV. Recorded in the audit log. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "orders",
    produces: { 200: "text/csv" },
    limit: "read",
    messages: { failed: "Failed to fetch addresses" },
    run: async ({ actor }) => csvResponse("collector-addresses", await exportAddresses(actor)),
  }),
});
