import { methods, route } from "@/lib/http/route";
import { createDownloadUploadBody } from "@/lib/downloads/contracts";
import { createDownloadUpload } from "@/lib/downloads/create-download-upload";
import { uploadSessionReply } from "@/lib/storage/contracts";

/** POST /admin/download-uploads: creates an upload session and returns the URL to send the file to. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "exhibitions",
    limit: "upload",
    body: createDownloadUploadBody,
    reply: uploadSessionReply,
    status: 201,
    messages: { failed: "Upload failed" },
    run: async ({ actor, body }) => ({ ticket: await createDownloadUpload({ actor, size: body.size }) }),
  }),
});
