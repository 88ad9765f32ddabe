import { methods, route } from "@/lib/http/route";
import { createMediaUploadBody, mediaUploadReply } from "@/lib/media/contracts";
import { createMediaUpload } from "@/lib/media/create-media-upload";

/** POST /admin/media-uploads: announces a file that is sent in parts of 4 MB. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict", "not_found", "too_large"],
    limit: "upload-part",
    body: createMediaUploadBody,
    reply: mediaUploadReply,
    status: 201,
    messages: { failed: "Upload failed" },
    run: async ({ actor, body }) => ({ upload: await createMediaUpload({ actor, body }) }),
  }),
});
