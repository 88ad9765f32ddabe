import { methods, route } from "@/lib/http/route";
import * as z from "zod/mini";
import { setPhoto } from "@/lib/auth/set-photo";
import { parseUpload, uploadForm } from "@/lib/http/parse-upload";

/** Maximum bytes of the uploaded file. */
const largestPhoto = 4_000_000;
/** The URL of the photo; null when removed. */
const photoReply = z.object({ photoUrl: z.nullable(z.string()) });
const failed = "The photo could not be saved. Please try again.";

/** POST /profile/photo: sets the profile photo to the `file` of a multipart form. DELETE /profile/photo: removes the photo. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "photo",
    input: "multipart",
    accepts: { "multipart/form-data": uploadForm },
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
