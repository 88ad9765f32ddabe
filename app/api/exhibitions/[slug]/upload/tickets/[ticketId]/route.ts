import { completeUpload } from "@/lib/exhibitions/complete-upload";
import { ticketParams, uploadFailed, uploadReply } from "@/lib/exhibitions/content-contracts";
import { receiveUpload, requireTicket } from "@/lib/exhibitions/receive-upload";
import { methods, route } from "@/lib/http/route";
import { dropUpload } from "@/lib/platform/reserve-upload";

const sentences = { failed: uploadFailed };

/** A large file on its way: PUT its bytes (where storage does not take them itself), POST that they are there, DELETE to give up. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    limit: "upload",
    params: ticketParams,
    input: "multipart",
    sentences,
    run: async ({ actor, params, request }) => {
      const length = Number(request.headers.get("content-length") ?? 0);
      await receiveUpload({ actor, ...params, body: request.body, length });
      return {};
    },
  }),
  POST: route({
    access: "admin",
    limit: "upload",
    params: ticketParams,
    reply: uploadReply,
    status: 201,
    sentences,
    run: async ({ actor, params }) => ({ content: await completeUpload({ actor, ...params }) }),
  }),
  DELETE: route({
    access: "admin",
    limit: "upload",
    params: ticketParams,
    sentences,
    run: async ({ actor, params }) => {
      await dropUpload(await requireTicket({ actor, ...params }));
      return {};
    },
  }),
});
