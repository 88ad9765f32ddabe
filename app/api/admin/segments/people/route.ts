import { methods, route } from "@/lib/http/route";
import { segmentPeopleQuery, segmentPeopleReply } from "@/lib/auth/segments/contracts";
import { countPeople } from "@/lib/auth/segments/queries";

/** GET /admin/segments/people: how many people meet the conditions of a form now. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "users",
    limit: "read",
    query: segmentPeopleQuery,
    reply: segmentPeopleReply,
    run: async ({ query }) => ({ people: await countPeople(query) }),
  }),
});
