import { methods, route } from "@/lib/http/route";
import { adminFulfilmentsQuery } from "@/lib/fulfilment/contracts";
import { exportPerks } from "@/lib/fulfilment/export-perks";
import { csvResponse } from "@/lib/http/csv-response";

/** GET /admin/perks/export: fulfilments as CSV. Recorded in the audit log. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "orders",
    produces: { 200: "text/csv" },
    limit: "read",
    query: adminFulfilmentsQuery,
    run: async ({ actor, query }) => csvResponse("perks", await exportPerks({ actor, wanted: query })),
  }),
});
