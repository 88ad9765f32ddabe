import { largestPhoto, photoReply } from "@/lib/accounts/contracts";
import { setPhoto } from "@/lib/accounts/set-photo";
import { readUpload } from "@/lib/http/read-upload";
import { methods, route } from "@/lib/http/route";

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
