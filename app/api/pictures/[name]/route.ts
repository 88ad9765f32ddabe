import { imageParams } from "@/lib/catalog/admin-contracts";
import { immutableFileResponse } from "@/lib/http/immutable-file-response";
import { methods, route } from "@/lib/http/route";

/** GET /pictures/{name}: an uploaded image. Names are never reused, so the response is immutable. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 200: "image/*" },
    params: imageParams,
    run: ({ params }) => immutableFileResponse(`pictures/${params.name}`),
  }),
});
