import { methods, route } from "@/lib/http/route";
import { receiveDownload, requireDownloadTicket } from "@/lib/membership/begin-download";
import { downloadTicketParams } from "@/lib/membership/download-desk-contracts";
import { dropUpload } from "@/lib/platform/reserve-upload";

const sentences = { failed: "Upload failed" };

/** A file for members on its way: PUT its bytes (where storage does not take them itself), DELETE to give up. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    limit: "upload",
    params: downloadTicketParams,
    input: "multipart",
    sentences,
    run: async ({ actor, params, request }) => {
      const length = Number(request.headers.get("content-length") ?? 0);
      await receiveDownload({ actor, ticketId: params.ticketId, body: request.body, length });
      return {};
    },
  }),
  DELETE: route({
    access: "admin",
    limit: "upload",
    params: downloadTicketParams,
    sentences,
    run: async ({ actor, params }) => {
      await dropUpload(await requireDownloadTicket({ actor, ticketId: params.ticketId }));
      return {};
    },
  }),
});
