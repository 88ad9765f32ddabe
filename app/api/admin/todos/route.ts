import { methods, route } from "@/lib/http/route";
import { permissions } from "@/lib/auth/staff-roles";
import { getAdminTodos } from "@/lib/workflows/admin-todos-query";
import { adminTodosReply } from "@/lib/workflows/contracts";

/** GET /admin/todos: the open tasks that the navigation of the admin counts; 0 for those of other roles. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: permissions,
    limit: "read",
    reply: adminTodosReply,
    messages: { forbidden: "Admin Access Required", failed: "The open tasks could not be loaded." },
    run: async ({ actor }) => ({ todos: await getAdminTodos(actor) }),
  }),
});
