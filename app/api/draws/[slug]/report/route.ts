import { methods, route } from "@/lib/http/route";
import { drawParams, drawReport } from "@/lib/draws/contracts";
import { requireDrawReport } from "@/lib/draws/queries";

/** GET /draws/{slug}/report: the list of entries, the seed and the order of a draw, from the end of its window on. No personal data. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    params: drawParams,
    limit: "read",
    errors: ["not_found"],
    reply: drawReport,
    run: ({ params }) => requireDrawReport(params.slug),
  }),
});
