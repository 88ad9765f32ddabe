import { methods, route } from "@/lib/http/route";
import { privateImageResponse } from "@/lib/http/private-image-response";
import { returnPhotoParams } from "@/lib/orders/return-contracts";
import { openReturnPhoto } from "@/lib/orders/return-queries";

/** GET /returns/{id}/photos/{photo}: a photo of a return request, counted from 1, for its buyer and for admins. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    produces: { 200: "image/webp" },
    limit: "read",
    params: returnPhotoParams,
    run: async ({ actor, params }) =>
      privateImageResponse(await openReturnPhoto({ actor, ...params }), `return-${params.photo}.webp`),
  }),
});
