import { soundReply } from "@/lib/exhibitions/desk-contracts";
import { keepSound } from "@/lib/exhibitions/keep-sound";
import { readUpload } from "@/lib/http/read-upload";
import { methods, route } from "@/lib/http/route";

// Serverless hosts pass on about four and a half megabytes.
const most = 4_000_000;

/** POST /admin/exhibitions/sound: the loop of a leader's room, as an MP3. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    input: "multipart",
    reply: soundReply,
    status: 201,
    sentences: { failed: "Upload failed" },
    run: async ({ actor, request }) => keepSound({ actor, bytes: await readUpload(request, most) }),
  }),
});
