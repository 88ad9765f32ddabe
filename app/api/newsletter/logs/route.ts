import { newsletterLogsQuery, newsletterLogsReply } from "@/lib/community/desk-contracts";
import { listNewsletterLogs } from "@/lib/community/newsletter-queries";
import { methods, route } from "@/lib/http/route";

/** GET /newsletter/logs: the issues that were sent, with what became of each letter. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    query: newsletterLogsQuery,
    reply: newsletterLogsReply,
    run: ({ query }) => listNewsletterLogs(query),
  }),
});
