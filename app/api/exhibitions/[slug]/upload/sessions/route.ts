import { methods, route } from "@/lib/http/route";
import { createUploadBody, exhibitionParams, uploadFailedMessage } from "@/lib/member-content/contracts";
import { createContentUpload } from "@/lib/member-content/create-upload";
import { uploadSessionReply } from "@/lib/storage/contracts";

/** POST /exhibitions/{slug}/upload/sessions: creates an upload session and returns the URL to send a large file to. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "exhibitions",
    limit: "upload",
    params: exhibitionParams,
    body: createUploadBody,
    reply: uploadSessionReply,
    status: 201,
    messages: { failed: uploadFailedMessage },
    run: async ({ actor, params, body }) => ({ ticket: await createContentUpload({ actor, slug: params.slug, body }) }),
  }),
});
