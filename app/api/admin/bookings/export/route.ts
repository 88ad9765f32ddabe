import { methods, route } from "@/lib/http/route";
import { throwAppError } from "@/lib/core/errors";
import { addToMonth } from "@/lib/core/lagos-datetime";
import { csvStreamResponse } from "@/lib/http/csv-response";
import { bookingsQuery } from "@/lib/workflows/contracts";
import { exportBookings } from "@/lib/workflows/export-bookings";

/** GET /admin/bookings/export: the sales and refunds of months as CSV for an accountant. Recorded in the audit log. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "payments",
    produces: { 200: "text/csv" },
    limit: "export",
    query: bookingsQuery,
    messages: { failed: "The bookings could not be exported" },
    run: async ({ actor, query: { from, to } }) => {
      if (from > to) throwAppError("invalid_input", "The first month is after the last.");
      if (addToMonth(from, 24) <= to) throwAppError("invalid_input", "Please choose at most 24 months.");
      return csvStreamResponse(`bookings-${from}-to-${to}`, await exportBookings({ actor, from, to }));
    },
  }),
});
