import * as z from "zod/mini";
import { photoKey } from "@/lib/accounts/rules";
import { methods, route } from "@/lib/http/route";
import { apiPaths } from "@/lib/platform/api-paths";
import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { storage } from "@/lib/platform/storage";

const photoParams = z.object({ photo: z.string().check(z.regex(/^pht_[0-9a-z]{20}$/)) });
const missing = () => refuse("not_found", "There is no such photo.");

/** GET /profile/photo/{photo}: the photo beside somebody's name, for everybody who meets the name; gone once it is replaced. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    params: photoParams,
    run: async ({ params: { photo } }) => {
      const owner = await db.user.findFirst({
        where: { photoUrl: apiPaths.photo(photo), deletedAt: null, disabledAt: null },
        select: { id: true },
      });
      const file = owner && (await storage().open(photoKey(photo)));
      if (!file) return missing();
      return new Response(file.stream, {
        headers: {
          "content-type": "image/webp",
          "content-length": String(file.size),
          "cache-control": "public, max-age=3600",
          "x-content-type-options": "nosniff",
          "cross-origin-resource-policy": "same-origin",
        },
      });
    },
  }),
});
