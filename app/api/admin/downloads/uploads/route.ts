import { methods, route } from "@/lib/http/route";
import { beginDownload } from "@/lib/membership/begin-download";
import { beginDownloadBody } from "@/lib/membership/download-desk-contracts";
import { ticketReply } from "@/lib/membership/ticket-contracts";

/** POST /admin/downloads/uploads: an admin is told where a file for members may be sent. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "upload",
    body: beginDownloadBody,
    reply: ticketReply,
    status: 201,
    sentences: { failed: "Upload failed" },
    run: async ({ actor, body }) => ({ ticket: await beginDownload({ actor, size: body.size }) }),
  }),
});
