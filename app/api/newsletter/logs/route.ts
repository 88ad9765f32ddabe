import { methods, route } from "@/lib/http/route";
import { listNewsletterLogs } from "@/lib/newsletter/admin-queries";
import { newsletterLogsQuery, newsletterLogsReply } from "@/lib/newsletter/contracts";

/** GET /newsletter/logs: the issues sent, with delivery counts. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "newsletter",
    limit: "read",
    query: newsletterLogsQuery,
    reply: newsletterLogsReply,
    run: ({ query }) => listNewsletterLogs(query),
  }),
});
