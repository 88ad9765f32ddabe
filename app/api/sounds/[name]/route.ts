import { soundParams } from "@/lib/exhibitions/admin-contracts";
import { immutableFileResponse } from "@/lib/http/immutable-file-response";
import { methods, route } from "@/lib/http/route";

/** GET /sounds/{name}: an uploaded audio loop. Names are never reused, so the response is immutable. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 200: "audio/mpeg" },
    params: soundParams,
    run: ({ params }) => immutableFileResponse(`sounds/${params.name}`),
  }),
});
