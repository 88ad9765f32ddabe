import { methods, route } from "@/lib/http/route";
import { downloadUploadParams } from "@/lib/downloads/contracts";
import { acceptDownloadUpload, requireDownloadUpload } from "@/lib/downloads/create-download-upload";
import { requestStream } from "@/lib/http/request-stream";
import { discardUpload } from "@/lib/storage/create-upload";

const errorMessages = { failed: "Upload failed" };

/**
 * PUT /admin/download-uploads/{id}: receives the bytes of a download, where storage does not receive them itself. DELETE
 * /admin/download-uploads/{id}: discards the upload.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict"],
    limit: "upload",
    params: downloadUploadParams,
    input: "multipart",
    accepts: { "*/*": null },
    messages: errorMessages,
    run: async ({ actor, params, request }) => {
      const length = Number(request.headers.get("content-length") ?? 0);
      await acceptDownloadUpload({ actor, uploadId: params.uploadId, body: requestStream(request), length });
      return {};
    },
  }),
  DELETE: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict"],
    limit: "upload",
    params: downloadUploadParams,
    messages: errorMessages,
    run: async ({ actor, params }) => {
      await discardUpload(await requireDownloadUpload({ actor, uploadId: params.uploadId }));
      return {};
    },
  }),
});
