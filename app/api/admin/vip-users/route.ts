import { methods, route } from "@/lib/http/route";
import { vipUsersQuery, vipUsersReply } from "@/lib/membership/desk-contracts";
import { listVipUsers } from "@/lib/membership/vip-queries";

/** GET /admin/vip-users: everybody who has or had a plan, the latest end first. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    query: vipUsersQuery,
    reply: vipUsersReply,
    sentences: { forbidden: "Admin Access Required" },
    run: ({ query }) => listVipUsers(query),
  }),
});
