import { methods, route } from "@/lib/http/route";
import { findCards } from "@/lib/newsletter/cards";
import { cardsQuery, cardsReply } from "@/lib/newsletter/issue-contracts";

/** GET /admin/newsletters/cards: public drops, events and works by name. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "newsletter",
    limit: "read",
    query: cardsQuery,
    reply: cardsReply,
    run: async ({ query }) => ({ cards: await findCards(query) }),
  }),
});
