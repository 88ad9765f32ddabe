import { methods } from "@/lib/http/route";
import { storedImageReply } from "@/lib/catalog/admin-contracts";
import { storeEventPicture } from "@/lib/events/store-event-picture";
import { uploadRoute } from "@/lib/http/upload-route";

/** POST /admin/events/pictures: uploads a picture of a past event and returns its URL. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: uploadRoute({ permission: "events", reply: storedImageReply, store: storeEventPicture }),
});
