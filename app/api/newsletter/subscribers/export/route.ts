import { methods, route } from "@/lib/http/route";
import { csvResponse } from "@/lib/http/csv-response";
import { exportSubscribersQuery } from "@/lib/newsletter/contracts";
import { exportSubscribers } from "@/lib/newsletter/export-subscribers";

/** GET /newsletter/subscribers/export: the filtered subscribers as CSV. Recorded in the audit log. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "newsletter",
    produces: { 200: "text/csv" },
    limit: "export",
    query: exportSubscribersQuery,
    run: async ({ actor, query }) => csvResponse("subscribers", await exportSubscribers({ actor, filter: query })),
  }),
});
