import { methods } from "@/lib/http/route";
import { soundReply, soundUseQuery } from "@/lib/exhibitions/admin-contracts";
import { storeSound } from "@/lib/exhibitions/store-sound";
import { uploadRoute } from "@/lib/http/upload-route";

/** POST /admin/exhibitions/audio: uploads the audio loop of a leader, or a recording of the audio tour. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: uploadRoute({ permission: "exhibitions", query: soundUseQuery, reply: soundReply, store: storeSound }),
});
