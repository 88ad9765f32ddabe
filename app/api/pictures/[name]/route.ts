import { methods, route } from "@/lib/http/route";
import { imageParams } from "@/lib/catalog/admin-contracts";
import { publicFileResponse } from "@/lib/http/public-file-response";

/** GET /pictures/{name}: one size of an uploaded image. A replaced image keeps its URL and gets another ETag. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 200: "image/*", 304: null },
    params: imageParams,
    run: ({ params, request }) => publicFileResponse(request, params.name),
  }),
});
