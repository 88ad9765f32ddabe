import { soundReply } from "@/lib/exhibitions/admin-contracts";
import { storeSound } from "@/lib/exhibitions/store-sound";
import { methods } from "@/lib/http/route";
import { uploadRoute } from "@/lib/http/upload-route";

/** POST /admin/exhibitions/audio: uploads the audio loop of a leader, an MP3. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: uploadRoute({ permission: "exhibitions", reply: soundReply, store: storeSound }),
});
