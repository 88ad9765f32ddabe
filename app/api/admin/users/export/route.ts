import { answerCsv } from "@/lib/http/answer-csv";
import { methods, route } from "@/lib/http/route";
import { peopleQuery } from "@/lib/membership/people-contracts";
import { exportPeople } from "@/lib/membership/people-queries";

/** GET /admin/users/export: the people of the list, as a table. That it was taken is written down. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "export",
    query: peopleQuery,
    run: async ({ actor, query: { cursor: _, ...wanted } }) =>
      answerCsv("people", await exportPeople({ actor, wanted })),
  }),
});
