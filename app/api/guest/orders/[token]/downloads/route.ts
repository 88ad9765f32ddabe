import { methods, route } from "@/lib/http/route";
import { throwAppError } from "@/lib/core/errors";
import { downloadFailed, downloadQuery } from "@/lib/downloads/contracts";
import { requireOrderDownload } from "@/lib/downloads/queries";
import { recordDownload } from "@/lib/downloads/record-download";
import { fileResponse } from "@/lib/http/file-response";
import { requireGuestOrder } from "@/lib/orders/guest/guest-order";
import { guestOrderParams } from "@/lib/orders/guest-contracts";
import { requireOrder } from "@/lib/orders/queries";

const filenameQuery = "Please name one file";

/** GET /guest/orders/{token}/downloads?name=…: the bytes of a file that comes with a guest's order, or the error as plain text. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    errors: ["not_found"],
    produces: { 200: "*/*", 206: "*/*", 304: null, 412: "text/plain", 416: "text/plain" },
    limit: "read",
    params: guestOrderParams,
    query: downloadQuery,
    plainText: true,
    messages: { invalid: filenameQuery, failed: downloadFailed },
    run: async ({ params, query, request }) => {
      // With two names, one could be checked and the other one sent.
      if (request.nextUrl.searchParams.getAll("name").length > 1) throwAppError("invalid_input", filenameQuery);
      const guest = await requireGuestOrder(params.token);
      const { _id: orderId } = await requireOrder(guest);
      const userId = guest.actor._id;
      const file = await requireOrderDownload({ userId, orderId, filename: query.name });
      const response = await fileResponse(request, file);
      if (response.ok && request.method === "GET") await recordDownload(userId, file.id, request.headers.get("range"));
      return response;
    },
  }),
});
