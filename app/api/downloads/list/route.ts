import { methods, route } from "@/lib/http/route";
import { downloadSentences, downloadsReply, listFailed } from "@/lib/membership/contracts";
import { listDownloads } from "@/lib/membership/download-queries";

/** GET /downloads/list: the files for members, each with its size in bytes. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "vip",
    limit: "read",
    reply: downloadsReply,
    sentences: { ...downloadSentences, failed: listFailed },
    run: async ({ actor }) => ({ items: await listDownloads(actor) }),
  }),
});
