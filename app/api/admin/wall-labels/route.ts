import { methods, route } from "@/lib/http/route";
import { wallLabelsQuery } from "@/lib/catalog/labels/contracts";
import { listWallLabels } from "@/lib/catalog/labels/queries";
import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { pdfResponse } from "@/lib/http/pdf-response";

/** GET /admin/wall-labels: the wall labels of these products, or of all, as PDF. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["not_found"],
    produces: { 200: "application/pdf" },
    limit: "read",
    query: wallLabelsQuery,
    run: async ({ query }) => {
      const labels = await listWallLabels(query.drops ? query.drops.split(",") : null);
      if (labels.length === 0) throwAppError("not_found", "None of these products has a wall label.");
      // Loaded here, because the library and the faces are large and rarely used.
      const { writeWallLabelsPdf } = await import("@/lib/workflows/labels/write-wall-labels-pdf");
      return pdfResponse("wall-labels", writeWallLabelsPdf(labels, env().APP_URL));
    },
  }),
});
