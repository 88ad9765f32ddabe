import { eventParams } from "@/lib/community/event-contracts";
import { exportGuests } from "@/lib/community/export-guests";
import { answerCsv } from "@/lib/http/answer-csv";
import { methods, route } from "@/lib/http/route";

/** GET /events/{id}/guests: who comes and who waits, as a table. That it was taken is written down. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    params: eventParams,
    run: async ({ actor, params }) => answerCsv("guests", await exportGuests({ actor, id: params.id })),
  }),
});
