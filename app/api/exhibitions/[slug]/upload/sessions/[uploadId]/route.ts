import { methods, route } from "@/lib/http/route";
import { requestStream } from "@/lib/http/request-stream";
import { acceptContentUpload, requireContentUpload } from "@/lib/member-content/accept-upload";
import { completeUpload } from "@/lib/member-content/complete-upload";
import { uploadFailedMessage, uploadParams, uploadReply } from "@/lib/member-content/contracts";
import { discardUpload } from "@/lib/storage/create-upload";

const errorMessages = { failed: uploadFailedMessage };

/**
 * PUT /exhibitions/{slug}/upload/sessions/{id}: receives the bytes of a large upload, where storage does not receive them
 * itself. POST /exhibitions/{slug}/upload/sessions/{id}: completes the upload. DELETE /exhibitions/{slug}/upload/sessions/{id}:
 * discards the upload.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict"],
    limit: "upload",
    params: uploadParams,
    input: "multipart",
    accepts: { "*/*": null },
    messages: errorMessages,
    run: async ({ actor, params, request }) => {
      const length = Number(request.headers.get("content-length") ?? 0);
      await acceptContentUpload({ actor, ...params, body: requestStream(request), length });
      return {};
    },
  }),
  POST: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict"],
    limit: "upload",
    params: uploadParams,
    reply: uploadReply,
    status: 201,
    messages: errorMessages,
    run: async ({ actor, params }) => ({ content: await completeUpload({ actor, ...params }) }),
  }),
  DELETE: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict"],
    limit: "upload",
    params: uploadParams,
    messages: errorMessages,
    run: async ({ actor, params }) => {
      await discardUpload(await requireContentUpload({ actor, ...params }));
      return {};
    },
  }),
});
