import { answerDownload } from "@/lib/http/answer-download";
import { methods, route } from "@/lib/http/route";
import { downloadFailed, downloadQuery, downloadSentences } from "@/lib/membership/contracts";
import { requireDownload } from "@/lib/membership/download-queries";
import { noteDownload } from "@/lib/membership/note-download";
import { refuse } from "@/lib/platform/errors";

const oneName = "Please name one file";

/** GET /downloads/file?name=…: the bytes of a file, or the reason in plain text. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "vip",
    limit: "read",
    query: downloadQuery,
    plain: true,
    sentences: { ...downloadSentences, invalid: oneName, failed: downloadFailed },
    run: async ({ actor, query, request }) => {
      // Of two names one could be judged and the other one sent.
      if (request.nextUrl.searchParams.getAll("name").length > 1) refuse("invalid_input", oneName);
      const file = await requireDownload(actor, query.name);
      const answer = await answerDownload(request, file);
      if (answer.ok && request.method === "GET") await noteDownload(actor._id, file.id, request.headers.get("range"));
      return answer;
    },
  }),
});
