import * as z from "zod/mini";
import { setPhoto } from "@/lib/accounts/set-photo";
import { readUpload } from "@/lib/http/read-upload";
import { methods, route } from "@/lib/http/route";

/** Bytes of the file as it comes from the telephone. */
const largestPhoto = 4_000_000;
/** The photo's address; null once it is taken away. */
const photoReply = z.object({ photoUrl: z.nullable(z.string()) });
const failed = "The photo could not be saved. Please try again.";

/** POST /profile/photo: a multipart form whose `file` becomes the photo beside the name. DELETE /profile/photo: takes it away. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "photo",
    input: "multipart",
    reply: photoReply,
    sentences: { failed },
    run: async ({ actor, request }) => {
      const bytes = await readUpload(request, largestPhoto);
      return { photoUrl: await setPhoto({ actor, bytes }) };
    },
  }),
  DELETE: route({
    access: "session",
    limit: "photo",
    reply: photoReply,
    sentences: { failed },
    run: async ({ actor }) => ({ photoUrl: await setPhoto({ actor, bytes: null }) }),
  }),
});
