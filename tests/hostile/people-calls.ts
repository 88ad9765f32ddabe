import { makeUser } from "@/lib/accounts/factory";
import { makeActor } from "@/lib/membership/factory";
import { db } from "@/lib/platform/db";
import { type Call, toAdmins } from "@/tests/hostile/table";

const reason = "They asked for it at the desk";
const until = `${new Date().getUTCFullYear() + 2}-12-31`;

/** Somebody who is none of the seven, so that nothing that is done to them changes who asks. */
const someone = async (given: Parameters<typeof makeActor>[0] = {}) => ({ id: (await makeActor(given))._id });

/** The desk of the people: what is done to one of them, and the list as a table. */
export const peopleCalls: readonly Call[] = [
  { verb: "GET", path: "/api/admin/users/export", access: "admin", expected: toAdmins() },
  {
    verb: "POST",
    path: "/api/admin/users/[id]/plan",
    access: "admin",
    expected: toAdmins(),
    send: async () => ({ params: await someone(), body: { plan: "yearly", until, reason } }),
  },
  {
    verb: "POST",
    path: "/api/admin/users/[id]/plan/end",
    access: "admin",
    expected: toAdmins(),
    send: async () => ({ params: await someone({ plan: "yearly" }), body: { reason } }),
  },
  {
    verb: "POST",
    path: "/api/admin/users/[id]/standing",
    access: "admin",
    expected: toAdmins(),
    send: async () => ({ params: await someone(), body: { standing: "disabled", reason } }),
  },
  {
    verb: "POST",
    path: "/api/admin/users/[id]/role",
    access: "admin",
    expected: toAdmins(),
    send: async () => ({ params: await someone(), body: { role: "Admin", reason } }),
  },
  {
    verb: "POST",
    path: "/api/admin/users/[id]/sign-out",
    access: "admin",
    expected: toAdmins(),
    send: async () => ({ params: await someone(), body: { reason } }),
  },
  {
    verb: "POST",
    path: "/api/admin/users/[id]/verification",
    access: "admin",
    expected: toAdmins(),
    send: async () => ({ params: { id: (await makeUser({ verified: false })).id }, body: { reason } }),
  },
  {
    verb: "POST",
    path: "/api/admin/users/[id]/factor",
    access: "admin",
    expected: toAdmins(),
    send: async () => {
      const params = await someone({ role: "Admin" });
      await db.secondFactor.create({ data: { userId: params.id, secret: "x", confirmedAt: new Date() } });
      return { params, body: { reason } };
    },
  },
];
