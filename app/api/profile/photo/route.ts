import * as z from "zod/mini";
import { setPhoto } from "@/lib/auth/set-photo";
import { parseUpload } from "@/lib/http/parse-upload";
import { methods, route } from "@/lib/http/route";

/** Maximum bytes of the uploaded file. */
const largestPhoto = 4_000_000;
/** The URL of the photo; null when removed. */
const photoReply = z.object({ photoUrl: z.nullable(z.string()) });
const failed = "The photo could not be saved. Please try again.";

/** POST /profile/photo: a multipart form whose `file` becomes the profile photo. DELETE /profile/photo: removes it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "photo",
    input: "multipart",
    reply: photoReply,
    messages: { failed },
    run: async ({ actor, request }) => {
      const bytes = await parseUpload(request, largestPhoto);
      return { photoUrl: await setPhoto({ actor, bytes }) };
    },
  }),
  DELETE: route({
    access: "session",
    limit: "photo",
    reply: photoReply,
    messages: { failed },
    run: async ({ actor }) => ({ photoUrl: await setPhoto({ actor, bytes: null }) }),
  }),
});
