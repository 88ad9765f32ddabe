import { answerCsv } from "@/lib/http/answer-csv";
import { methods, route } from "@/lib/http/route";
import { deskPerksQuery } from "@/lib/membership/desk-contracts";
import { exportPerks } from "@/lib/membership/export-perks";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    query: deskPerksQuery,
    run: async ({ actor, query }) => answerCsv("perks", await exportPerks({ actor, wanted: query })),
  }),
});
