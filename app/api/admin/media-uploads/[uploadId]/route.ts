import { methods, route } from "@/lib/http/route";
import { completeMediaUpload } from "@/lib/media/complete-media-upload";
import { mediaUploadedReply, mediaUploadParams, mediaUploadReply } from "@/lib/media/contracts";
import { discardParts, getMediaUpload, requireMediaUpload } from "@/lib/media/create-media-upload";
import { discardUpload } from "@/lib/storage/create-upload";

const messages = { failed: "Upload failed" };

/**
 * GET /admin/media-uploads/{id}: the parts that have arrived. POST /admin/media-uploads/{id}: joins and checks them, and creates or
 * replaces the file. DELETE /admin/media-uploads/{id}: discards the upload.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict"],
    limit: "read",
    params: mediaUploadParams,
    reply: mediaUploadReply,
    messages,
    run: async ({ actor, params }) => ({ upload: await getMediaUpload({ actor, ...params }) }),
  }),
  POST: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict", "stale", "too_large"],
    limit: "upload-part",
    params: mediaUploadParams,
    reply: mediaUploadedReply,
    status: 201,
    messages,
    run: ({ actor, params }) => completeMediaUpload({ actor, ...params }),
  }),
  DELETE: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict"],
    limit: "upload-part",
    params: mediaUploadParams,
    messages,
    run: async ({ actor, params }) => {
      const session = await requireMediaUpload({ actor, ...params });
      await discardParts(session);
      await discardUpload(session);
      return {};
    },
  }),
});
