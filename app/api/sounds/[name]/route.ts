import { soundParams } from "@/lib/exhibitions/admin-contracts";
import { publicFileResponse } from "@/lib/http/public-file-response";
import { methods, route } from "@/lib/http/route";

/** GET /sounds/{name}: an uploaded audio loop. A replaced loop keeps its URL and gets another ETag. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 200: "audio/mpeg", 304: null },
    params: soundParams,
    run: ({ params, request }) => publicFileResponse(request, params.name),
  }),
});
