import { methods, route } from "@/lib/http/route";
import { downloadListFailed, downloadMessages, downloadsReply } from "@/lib/downloads/contracts";
import { listDownloads } from "@/lib/downloads/queries";

/** GET /downloads/list: the files of the caller's plan and of what they own, with their sizes in bytes. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    errors: ["not_found", "vip_only"],
    limit: "read",
    reply: downloadsReply,
    messages: { ...downloadMessages, failed: downloadListFailed },
    run: async ({ actor }) => ({ items: await listDownloads(actor) }),
  }),
});
