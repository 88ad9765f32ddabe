import { makeUser } from "@/lib/auth/factory";
import { db } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import { adminOnly, type Endpoint } from "@/tests/security/access-matrix";

const reason = "They asked for it at the desk";
const until = `${new Date().getUTCFullYear() + 2}-12-31`;

/** A user who is none of the personas, so that a change to them does not change who sends the request. */
const createUserParams = async (given: Parameters<typeof makeActor>[0] = {}) => ({ id: (await makeActor(given))._id });

/** Admin: users and their export. */
export const adminUserEndpoints: readonly Endpoint[] = [
  { method: "GET", path: "/api/admin/users/export", access: "admin", expected: adminOnly() },
  { method: "GET", path: "/api/admin/audit/export", access: "admin", expected: adminOnly() },
  {
    method: "POST",
    path: "/api/admin/views",
    access: "admin",
    expected: adminOnly(),
    makeInput: () => ({ body: { list: "orders", name: "Rehearsed", query: { status: "pending" } } }),
  },
  {
    // A view of another admin is not found.
    method: "DELETE",
    path: "/api/admin/views/[id]",
    access: "admin",
    expected: adminOnly(404),
    makeInput: () => ({ params: { id: "viw_00000000000000000000" } }),
  },
  {
    method: "PUT",
    path: "/api/admin/views/columns",
    access: "admin",
    expected: adminOnly(),
    makeInput: () => ({ body: { list: "orders", columns: ["items"] } }),
  },
  {
    method: "POST",
    path: "/api/admin/users/[id]/plan",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ params: await createUserParams(), body: { plan: "yearly", until, reason } }),
  },
  {
    method: "POST",
    path: "/api/admin/users/[id]/plan/end",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ params: await createUserParams({ plan: "yearly" }), body: { reason } }),
  },
  {
    method: "POST",
    path: "/api/admin/users/[id]/status",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ params: await createUserParams(), body: { status: "disabled", reason } }),
  },
  {
    method: "POST",
    path: "/api/admin/users/[id]/role",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ params: await createUserParams(), body: { role: "Admin", reason } }),
  },
  {
    method: "POST",
    path: "/api/admin/users/[id]/sign-out",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ params: await createUserParams(), body: { reason } }),
  },
  {
    method: "POST",
    path: "/api/admin/users/[id]/verification",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ params: { id: (await makeUser({ verified: false })).id }, body: { reason } }),
  },
  {
    method: "POST",
    path: "/api/admin/users/[id]/mfa",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => {
      const params = await createUserParams({ role: "Admin" });
      await db.totpCredential.create({ data: { userId: params.id, encryptedSecret: "x", confirmedAt: new Date() } });
      return { params, body: { reason } };
    },
  },
];
