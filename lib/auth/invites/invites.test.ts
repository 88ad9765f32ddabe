import { beforeEach, describe, expect, test } from "vitest";
import { POST as postResend } from "@/app/api/admin/invites/[id]/resend/route";
import { POST as postRevoke } from "@/app/api/admin/invites/[id]/revoke/route";
import { POST as postInvite } from "@/app/api/admin/invites/route";
import { POST as postAccept } from "@/app/api/invites/accept/route";
import { setRole } from "@/lib/auth/admin-user-actions";
import type { Actor } from "@/lib/auth/contracts";
import { badInvite, inviteForOther } from "@/lib/auth/form-messages";
import { getInviteOffer, listAdmins, listPendingInvites } from "@/lib/auth/invites/queries";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeSession } from "@/lib/http/test-session";
import { makeActor } from "@/lib/subscriptions/factory";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(async () => {
  emulator().faults("resend", "none");
  await db.$executeRaw`DELETE FROM rate_limits`;
});

const makeAddress = () => `${newId("usr")}@example.test`.replace("_", "-");
const invite = (as: Actor, email: string, staffRole = "Packer") =>
  callRoute(postInvite, "/api/admin/invites", { as, body: { email, staffRole } });
const act = (handler: typeof postResend, as: Actor, id: string) =>
  callRoute(handler, "/api/admin/invites/x", { as, params: { id }, body: {} });
const accept = (token: string, as: Actor | null, names: object = {}) =>
  callRoute(postAccept, "/api/invites/accept", { as, body: { token, ...names } });
const findOpen = (email: string) => db.adminInvite.findFirstOrThrow({ where: { email, acceptedAt: null } });

/** The token of the latest email to an address. */
async function tokenOf(email: string): Promise<string> {
  const sent = emulator()
    .emails()
    .find(({ to }) => [to].flat().includes(email));
  return /\/invite\/([\w-]+)/.exec(sent?.text ?? "")?.[1] ?? "";
}

describe("an invitation", () => {
  test("makes the user of its address an admin with its role, once, and only while signed in with that address", async () => {
    const owner = await makeActor({ role: "Admin" });
    const [member, stranger] = [await makeActor(), await makeActor()];
    expect((await invite(owner, member.email)).status).toBe(200);
    expect((await invite(owner, member.email)).status).toBe(409);
    const token = await tokenOf(member.email);
    expect(await getInviteOffer(token)).toMatchObject({ email: member.email, staffRole: "Packer", hasAccount: true });
    expect((await accept(token, null)).status).toBe(401);
    expect((await accept(token, stranger)).body.error).toBe(inviteForOther);
    expect((await accept(token, member)).status).toBe(200);
    expect(await db.user.findUnique({ where: { id: member._id } })).toMatchObject({
      role: "Admin",
      staffRole: "Packer",
    });
    expect((await accept(token, await makeActor())).body.error).toBe(badInvite);
    const { id } = await db.adminInvite.findFirstOrThrow({ where: { email: member.email } });
    const entries = await db.auditLog.findMany({ where: { subject: id }, orderBy: { createdAt: "asc" } });
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ["invitation.create", owner._id],
      ["invitation.accept", member._id],
    ]);
  });

  test("opens a verified account for an address without one, whose password is chosen next", async () => {
    const [owner, email] = [await makeActor({ role: "Admin" }), makeAddress()];
    await invite(owner, email, "Finance");
    const token = await tokenOf(email);
    expect((await accept(token, null)).body.error).toBe("First name is required");
    const { status, body } = await accept(token, null, { firstName: "Ada", lastName: "Obi" });
    expect([status, body.next]).toEqual([200, expect.stringMatching(/^\/reset-password\/[\w-]{40,}$/)]);
    const user = await db.user.findUniqueOrThrow({ where: { email } });
    expect(user).toMatchObject({ role: "Admin", staffRole: "Finance", firstName: "Ada" });
    expect(user.emailVerifiedAt).not.toBeNull();
  });

  test("works by its latest link only, until it is revoked", async () => {
    const [owner, email] = [await makeActor({ role: "Admin" }), makeAddress()];
    await invite(owner, email);
    const first = await tokenOf(email);
    const { id } = await findOpen(email);
    await db.$executeRaw`UPDATE admin_invites SET expires_at = now() - interval '1 second' WHERE id = ${id}`;
    expect(await getInviteOffer(first)).toBeNull();
    expect((await listPendingInvites()).find(({ _id }) => _id === id)).toMatchObject({ isExpired: true });
    expect((await act(postResend, owner, id)).status).toBe(200);
    const second = await tokenOf(email);
    expect([await getInviteOffer(first), (await getInviteOffer(second))?.email]).toEqual([null, email]);
    expect((await act(postRevoke, owner, id)).status).toBe(200);
    expect(await getInviteOffer(second)).toBeNull();
    expect((await accept(second, null, { firstName: "Ada", lastName: "Obi" })).body.error).toBe(badInvite);
    expect((await act(postResend, owner, id)).status).toBe(409);
  });

  test("ends with the role of the owner who sent it, and is refused for an admin", async () => {
    const [owner, email] = [await makeActor({ role: "Admin" }), makeAddress()];
    expect((await invite(owner, owner.email)).status).toBe(409);
    await invite(owner, email, "Owner");
    const token = await tokenOf(email);
    await db.user.update({ where: { id: owner._id }, data: { staffRole: "Packer" } });
    expect(await getInviteOffer(token)).toBeNull();
  });
});

test("an invitation is no way around a role that was removed, nor to a second account at a former email", async () => {
  const [owner, member] = [await makeActor({ role: "Admin" }), await makeActor()];
  await invite(owner, member.email, "Owner");
  const token = await tokenOf(member.email);
  const change = { actor: owner, userId: member._id, reason: "She left the shop" };
  await setRole({ ...change, role: "Admin", staffRole: "Packer" });
  await setRole({ ...change, role: "Member" });
  expect(await getInviteOffer(token)).toBeNull();

  const [later, email] = [makeAddress(), makeAddress()];
  await invite(owner, later);
  for (const former of [later, email]) await db.formerEmail.create({ data: { email: former, userId: member._id } });
  expect((await invite(owner, email)).status).toBe(409);
  const names = { firstName: "Ada", lastName: "Obi" };
  expect((await accept(await tokenOf(later), null, names)).status).toBe(409);
});

test("the list of admins counts the sessions that stand", async () => {
  const packer = await makeActor({ role: "Admin", staffRole: "Packer" });
  await Promise.all([makeSession(packer), makeSession({ ...packer })]);
  const line = (await listAdmins()).find(({ _id }) => _id === packer._id);
  expect(line).toMatchObject({ staffRole: "Packer", sessions: 2, hasMfa: false, isDisabled: false });
});
