import { methods, route } from "@/lib/http/route";
import { listLabelSheet } from "@/lib/catalog/label-sheet";
import { labelSheetQuery } from "@/lib/catalog/labels/contracts";
import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { pdfResponse } from "@/lib/http/pdf-response";

/** GET /admin/smart-labels/sheet: one batch of the smart labels of a product, an order, or all items to ship, as PDF. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["not_found"],
    produces: { 200: "application/pdf" },
    limit: "read",
    query: labelSheetQuery,
    run: async ({ query }) => {
      const { labels } = await listLabelSheet(query);
      if (labels.length === 0) throwAppError("not_found", "There are no labels to print.");
      // Loaded here, because the library and the faces are large and rarely used.
      const { writeSmartLabelsPdf } = await import("@/lib/workflows/labels/write-smart-labels-pdf");
      return pdfResponse(
        `smart-labels${query.drop ? `-${query.drop}` : ""}${query.order ? `-${query.order}` : ""}`,
        writeSmartLabelsPdf(labels, env().APP_URL),
      );
    },
  }),
});
