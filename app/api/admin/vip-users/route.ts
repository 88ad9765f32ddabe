import { methods, route } from "@/lib/http/route";
import { listVipUsers } from "@/lib/subscriptions/admin-queries";
import { vipUsersQuery, vipUsersReply } from "@/lib/subscriptions/contracts";

/** GET /admin/vip-users: everyone with a present or past plan, latest end first. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "users",
    limit: "read",
    query: vipUsersQuery,
    reply: vipUsersReply,
    messages: { forbidden: "Admin Access Required" },
    run: ({ query }) => listVipUsers(query),
  }),
});
