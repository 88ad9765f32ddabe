import { beginUpload } from "@/lib/exhibitions/begin-upload";
import { beginUploadBody, exhibitionParams, uploadFailed } from "@/lib/exhibitions/content-contracts";
import { methods, route } from "@/lib/http/route";
import { ticketReply } from "@/lib/membership/ticket-contracts";

/** POST /exhibitions/{slug}/upload/tickets: an admin is told where a large file may be sent. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "upload",
    params: exhibitionParams,
    body: beginUploadBody,
    reply: ticketReply,
    status: 201,
    sentences: { failed: uploadFailed },
    run: async ({ actor, params, body }) => ({ ticket: await beginUpload({ actor, slug: params.slug, body }) }),
  }),
});
