import { methods, route } from "@/lib/http/route";
import { voiceReply } from "@/lib/comments/contracts";
import { storeVoice } from "@/lib/comments/store-voice";
import { parseUpload, uploadForm } from "@/lib/http/parse-upload";

/** A little more than the longest recording, which `rewriteVoice` limits with a message that says so. */
const MAX_UPLOAD_BYTES = 2_000_000;

/** POST /comments/voice: stores a recording, a WAV file, for a comment in the guestbook. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["banned", "vip_only", "forbidden"],
    limit: "write",
    input: "multipart",
    accepts: { "multipart/form-data": uploadForm },
    reply: voiceReply,
    status: 201,
    messages: { failed: "Failed to save the recording" },
    run: async ({ actor, request }) => storeVoice({ actor, bytes: await parseUpload(request, MAX_UPLOAD_BYTES) }),
  }),
});
