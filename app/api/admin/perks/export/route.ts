import { answerCsv } from "@/lib/http/answer-csv";
import { methods, route } from "@/lib/http/route";
import { deskPerksQuery } from "@/lib/membership/desk-contracts";
import { exportPerks } from "@/lib/membership/export-perks";

/** GET /admin/perks/export: lines of the perk ledger, as a table. That it was taken is written down. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    query: deskPerksQuery,
    run: async ({ actor, query }) => answerCsv("perks", await exportPerks({ actor, wanted: query })),
  }),
});
