import { methods, route } from "@/lib/http/route";
import { requestStream } from "@/lib/http/request-stream";
import { acceptPart } from "@/lib/media/accept-part";
import { mediaPartParams } from "@/lib/media/contracts";

/** PUT /admin/media-uploads/{id}/parts/{part}: the bytes of one part, from 0. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict", "too_large"],
    limit: "upload-part",
    params: mediaPartParams,
    input: "multipart",
    accepts: { "*/*": null },
    messages: { failed: "Upload failed" },
    run: async ({ actor, params, request }) => {
      const length = Number(request.headers.get("content-length") ?? 0);
      const { uploadId, part } = params;
      await acceptPart({ actor, uploadId, part: Number(part), body: requestStream(request), length });
      return {};
    },
  }),
});
