import { methods, route } from "@/lib/http/route";
import { createDownload } from "@/lib/membership/create-download";
import { deskDownloadReply, downloadBody, fileNotSaved as failed } from "@/lib/membership/download-desk-contracts";

/** POST /admin/downloads: members are shown a file that has arrived on a ticket. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    body: downloadBody,
    reply: deskDownloadReply,
    status: 201,
    sentences: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, body }) => ({ file: await createDownload({ actor, body }) }),
  }),
});
