import { expect, test } from "vitest";
import { POST as postLogin } from "@/app/api/auth/login/route";
import { createAdmin } from "@/lib/auth/create-admin";
import { makeUser, SEED_PASSWORD } from "@/lib/auth/factory";
import { issueToken } from "@/lib/auth/issue-token";
import { resetPassword } from "@/lib/auth/passwords/reset-password";
import { registerUser } from "@/lib/auth/register-user";
import { verifyEmail } from "@/lib/auth/verify-email";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";

const newEmail = () => `${newId("usr")}@livingarchive.test`;
const findUser = (email: string) => db.user.findUniqueOrThrow({ where: { email } });
const auditOf = (userId: string) => db.auditLog.findMany({ where: { subject: userId } });
const login = (email: string, password: string) =>
  callRoute(postLogin, "/api/auth/login", { method: "POST", body: { email, password } });

test("creates a verified admin who sets a password with the link", async () => {
  const email = newEmail();
  const { outcome, resetToken } = await createAdmin(email);
  expect(outcome).toBe("created");
  const user = await findUser(email);
  expect(user).toMatchObject({ role: "Admin", emailVerifiedAt: expect.any(Date) });
  expect(await auditOf(user.id)).toMatchObject([{ actorId: null, action: "user.grant-admin" }]);

  await resetPassword({ token: resetToken ?? "", password: "a-long-new-password", ip: "direct" });
  expect((await login(email, "a-long-new-password")).status).toBe(200);
});

test("promotes a verified user, whose password stays and whose sessions end", async () => {
  const before = await makeUser();
  expect(await createAdmin(before.email)).toEqual({ outcome: "promoted", resetToken: null });
  const after = await findUser(before.email);
  expect(after).toMatchObject({ role: "Admin", passwordHash: before.passwordHash });
  expect(after.sessionVersion).toBe(before.sessionVersion + 1);
  expect(await auditOf(before.id)).toHaveLength(1);
  expect((await login(before.email, SEED_PASSWORD)).status).toBe(200);
});

test("an unverified account loses the password and the link that its registration was given", async () => {
  const email = newEmail();
  await registerUser({
    person: { firstName: "Some", lastName: "Stranger", email, password: "the-strangers-password" },
  });
  const token = await issueToken(db, { userId: (await findUser(email)).id, purpose: "VerifyEmail" });
  expect((await createAdmin(email)).outcome).toBe("created");
  expect((await login(email, "the-strangers-password")).status).toBe(401);
  await expect(verifyEmail(token)).rejects.toMatchObject({ code: "bad_token" });
});

test("changes nothing for an admin, and rejects a disabled account", async () => {
  const admin = await makeUser({ role: "Admin" });
  expect(await createAdmin(admin.email)).toEqual({ outcome: "unchanged", resetToken: null });
  expect(await auditOf(admin.id)).toEqual([]);
  const disabled = await makeUser({ disabled: true });
  await expect(createAdmin(disabled.email)).rejects.toMatchObject({ code: "account_disabled" });
  expect((await findUser(disabled.email)).role).toBe("Member");
});

test("concurrent calls create one account", async () => {
  const email = newEmail();
  const outcomes = (await Promise.all([createAdmin(email), createAdmin(email), createAdmin(email)])).map(
    (made) => made.outcome,
  );
  expect(outcomes.sort()).toEqual(["created", "unchanged", "unchanged"]);
});
