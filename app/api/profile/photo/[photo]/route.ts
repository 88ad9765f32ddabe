import { methods, route } from "@/lib/http/route";
import * as z from "zod/mini";
import { openPhoto } from "@/lib/auth/open-photo";
import { throwAppError } from "@/lib/core/errors";

const photoParams = z.object({ photo: z.string().check(z.regex(/^pht_[0-9a-z]{20}$/)) });

/** GET /profile/photo/{photo}: a profile photo, readable by everyone who sees the name; 404 once it is replaced. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 200: "image/webp" },
    params: photoParams,
    run: async ({ params: { photo } }) => {
      const file = (await openPhoto(photo)) ?? throwAppError("not_found", "There is no such photo.");
      return new Response(file.stream, {
        headers: {
          "content-type": "image/webp",
          "content-length": String(file.size),
          // A picture of a person: browsers may keep it for a while, proxies may not.
          "cache-control": "private, max-age=3600",
          "x-content-type-options": "nosniff",
          "cross-origin-resource-policy": "same-origin",
        },
      });
    },
  }),
});
