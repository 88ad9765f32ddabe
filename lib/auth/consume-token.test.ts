import { expect, test } from "vitest";
import { consumeToken } from "@/lib/auth/consume-token";
import { makeUser } from "@/lib/auth/factory";
import { issueToken } from "@/lib/auth/issue-token";
import { db } from "@/lib/db/client";

const issue = async (purpose: "VerifyEmail" | "ResetPassword") =>
  issueToken(db, { userId: (await makeUser()).id, purpose });

test("a link works once, of twenty uses at the same time too", async () => {
  const token = await issue("ResetPassword");
  const uses = await Promise.all(Array.from({ length: 20 }, () => consumeToken(db, token, "ResetPassword")));
  expect(uses.filter(Boolean)).toHaveLength(1);
  expect(await consumeToken(db, token, "ResetPassword")).toBeNull();
});

test("a link for one purpose is not one for another", async () => {
  const token = await issue("VerifyEmail");
  expect(await consumeToken(db, token, "ResetPassword")).toBeNull();
  expect(await consumeToken(db, token, "VerifyEmail")).not.toBeNull();
});

test("a link expires, and is void for a disabled or deleted account", async () => {
  const token = await issue("ResetPassword");
  await db.$executeRaw`UPDATE user_tokens SET expires_at = now() - interval '1 millisecond'`;
  expect(await consumeToken(db, token, "ResetPassword")).toBeNull();
  for (const given of [{ disabled: true }, { deleted: true }]) {
    const { id: userId } = await makeUser(given);
    expect(
      await consumeToken(db, await issueToken(db, { userId, purpose: "ResetPassword" }), "ResetPassword"),
    ).toBeNull();
  }
});
