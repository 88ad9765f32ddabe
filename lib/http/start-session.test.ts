import { NextRequest } from "next/server";
import { expect, test } from "vitest";
import { makeUser } from "@/lib/auth/factory";
import { db } from "@/lib/db/client";
import { startSession } from "@/lib/http/start-session";

const request = new NextRequest("http://localhost:3000/api/x");

test("gives a user with MFA no session before the second step", async () => {
  const { id: userId } = await makeUser({ role: "Admin" });
  await db.totpCredential.create({ data: { userId, encryptedSecret: "-", confirmedAt: new Date() } });
  const headers = new Headers();
  await expect(startSession({ userId, request, headers })).rejects.toMatchObject({ code: "mfa_required" });
  expect(headers.getSetCookie()).toEqual([]);
  const { actor } = await startSession({ userId, request, headers, mfaVerified: true });
  expect(actor.mfa).toBe("passed");
});
