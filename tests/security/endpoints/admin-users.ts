import { makeUser } from "@/lib/auth/factory";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import { adminOnly, type Endpoint, openToAll } from "@/tests/security/access-matrix";

const reason = "They asked for it at the desk";
const until = `${new Date().getUTCFullYear() + 2}-12-31`;

/** A user who is none of the personas, so that a change to them does not change who sends the request. */
const createUserParams = async (given: Parameters<typeof makeActor>[0] = {}) => ({ id: (await makeActor(given))._id });

async function createSegment(): Promise<{ id: string }> {
  const id = newId("seg");
  await db.segment.create({ data: { id, name: id, filter: { plan: "active" } } });
  return { id };
}

async function createInviteParams(): Promise<{ id: string }> {
  const [id, { _id: invitedById }] = [newId("inv"), await makeActor({ role: "Admin" })];
  const expiresAt = new Date(Date.now() + 86_400_000);
  const email = `${id.replace("_", "-")}@example.test`;
  await db.adminInvite.create({ data: { id, email, staffRole: "Packer", tokenHash: id, expiresAt, invitedById } });
  return { id };
}

/** Admin: users, segments and invitations. */
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
    path: "/api/admin/users/[id]/merge",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => {
      const goes = await makeActor();
      return { params: await createUserParams(), body: { mergeId: goes._id, email: goes.email, reason } };
    },
  },
  {
    method: "POST",
    path: "/api/admin/users/[id]/erase",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => {
      const { _id, email } = await makeActor();
      return { params: { id: _id }, body: { email } };
    },
  },
  {
    method: "GET",
    path: "/api/admin/users/[id]/data",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ params: await createUserParams() }),
  },
  {
    method: "POST",
    path: "/api/admin/users/[id]/sessions/[sessionId]/end",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => {
      const { _id } = await makeActor();
      const session = { id: newId("sgn"), userId: _id, sessionVersion: 1, device: "A program" };
      await db.session.create({ data: session });
      return { params: { id: _id, sessionId: session.id }, body: { reason } };
    },
  },
  {
    method: "POST",
    path: "/api/admin/users/[id]/notes",
    access: "admin",
    expected: adminOnly(201),
    makeInput: async () => ({ params: await createUserParams(), body: { text: "Prefers a call to an email" } }),
  },
  {
    method: "DELETE",
    path: "/api/admin/users/[id]/notes/[noteId]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => {
      const [{ id }, noteId] = [await createUserParams(), newId("mbn")];
      await db.memberNote.create({ data: { id: noteId, userId: id, text: "Prefers a call to an email" } });
      return { params: { id, noteId } };
    },
  },
  {
    method: "GET",
    path: "/api/admin/segments/people",
    access: "admin",
    expected: adminOnly(),
    makeInput: () => ({ query: "plan=active" }),
  },
  {
    method: "POST",
    path: "/api/admin/segments",
    access: "admin",
    expected: adminOnly(),
    makeInput: () => ({ body: { name: newId("seg"), filter: { plan: "active" } } }),
  },
  {
    method: "PUT",
    path: "/api/admin/segments/[id]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({
      params: await createSegment(),
      body: { name: newId("seg"), filter: { plan: "none" }, version: 1 },
    }),
  },
  {
    method: "DELETE",
    path: "/api/admin/segments/[id]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ params: await createSegment() }),
  },
  {
    method: "POST",
    path: "/api/admin/invites",
    access: "admin",
    expected: adminOnly(),
    makeInput: () => ({ body: { email: `${newId("inv").replace("_", "-")}@example.test`, staffRole: "Packer" } }),
  },
  ...(["resend", "revoke"] as const).map(
    (action): Endpoint => ({
      method: "POST",
      path: `/api/admin/invites/[id]/${action}`,
      access: "admin",
      expected: adminOnly(),
      makeInput: async () => ({ params: await createInviteParams() }),
    }),
  ),
  {
    // An invitation that does not exist, for everybody.
    method: "POST",
    path: "/api/invites/accept",
    access: "anyone",
    expected: openToAll(400),
    makeInput: () => ({ body: { token: "none" } }),
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
