import { db } from "@/lib/db/client";

/** Ends every session of the user and the open links to sign in. */
export async function signOutEverywhere(userId: string): Promise<void> {
  await db.user.update({
    where: { id: userId },
    data: {
      sessionVersion: { increment: 1 },
      tokens: { deleteMany: { purpose: "SignIn", usedAt: null } },
    },
  });
}
