import { methods, route } from "@/lib/http/route";
import { soundParams } from "@/lib/exhibitions/admin-contracts";
import { publicFileResponse } from "@/lib/http/public-file-response";

/**
 * GET /sounds/{name}: an uploaded audio loop, or a recording of the audio tour, or a byte range of it. A replaced file keeps its URL and
 * gets another ETag.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 200: "audio/*", 206: "audio/*", 304: null, 416: null },
    params: soundParams,
    run: ({ params, request }) => publicFileResponse(request, params.name, { ranges: true }),
  }),
});
