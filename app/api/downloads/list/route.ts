import { downloadListFailed, downloadMessages, downloadsReply } from "@/lib/downloads/contracts";
import { listDownloads } from "@/lib/downloads/queries";
import { methods, route } from "@/lib/http/route";

/** GET /downloads/list: the members' files with their sizes in bytes. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "vip",
    errors: ["not_found"],
    limit: "read",
    reply: downloadsReply,
    messages: { ...downloadMessages, failed: downloadListFailed },
    run: async ({ actor }) => ({ items: await listDownloads(actor) }),
  }),
});
