import { newAuthenticator } from "@/lib/accounts/authenticator";
import type { Actor } from "@/lib/accounts/contracts";
import { wrongFactor } from "@/lib/accounts/factor-contracts";
import { securityMails } from "@/lib/accounts/letters";
import { isPassword } from "@/lib/accounts/password";
import { noPermission } from "@/lib/accounts/permissions";
import { recordAudit } from "@/lib/accounts/record-audit";
import { writeRecoveryCodes } from "@/lib/accounts/recovery-codes";
import { showFactor, spendStep } from "@/lib/accounts/show-factor";
import { db, transaction } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { refuse } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/outbox";
import { forgive, takeFrom } from "@/lib/platform/rate-limit";

/** Only those who work here have one: an admin, and one who is no admin yet because it is missing. */
function refuseMember({ role, mustEnrol }: Actor): void {
  if (role !== "Admin" && !mustEnrol) refuse("forbidden", noPermission);
}

async function refuseWrongPassword({ _id, email }: Actor, password: string): Promise<void> {
  await takeFrom("login-account", email);
  const { passwordHash } = await db.user.findUniqueOrThrow({ where: { id: _id }, select: { passwordHash: true } });
  if (!(await isPassword(password, passwordHash)))
    refuse("invalid_input", "That is not your password.", { fields: { password: "That is not your password." } });
  await forgive("login-account", email);
}

/** Offers a new authenticator. Nothing is asked for until a code of it has been shown; offering again forgets the last one. */
export async function beginFactor({ actor, password }: { actor: Actor; password: string }) {
  refuseMember(actor);
  await refuseWrongPassword(actor, password);
  const { sealed, typed, address } = newAuthenticator(actor._id, actor.email);
  // One that counts is not replaced: it has to be removed first, with a code of its own.
  const offered = await db.$executeRaw`
    INSERT INTO second_factors (user_id, secret) VALUES (${actor._id}, ${sealed})
    ON CONFLICT (user_id) DO UPDATE SET secret = ${sealed}, last_step = 0, created_at = now()
    WHERE second_factors.confirmed_at IS NULL`;
  if (offered === 0) refuse("conflict", "You have a second factor already. Remove it first to set up another one.");
  return { typed, address };
}

/** The first code makes it count. Every session of this person ends, and whoever set it up is told the recovery codes. */
export async function confirmFactor({ actor, code }: { actor: Actor; code: string }): Promise<string[]> {
  refuseMember(actor);
  await takeFrom("factor-account", actor._id);
  return transaction(async (tx) => {
    if (!(await spendStep(tx, actor._id, code.replace(/[\s-]/g, ""), true))) refuse("invalid_input", wrongFactor);
    await tx.user.update({ where: { id: actor._id }, data: { sessionVersion: { increment: 1 } } });
    await recordAudit(tx, { actorId: actor._id, action: "factor.confirm", subject: actor._id });
    await enqueue(tx, securityMails.factorChanged({ to: actor.email, change: "added" }, newId("rcv")));
    return writeRecoveryCodes(tx, actor._id);
  });
}

/** Ten new recovery codes; the older ones open nothing any more. */
export async function renewRecoveryCodes({ actor, code }: { actor: Actor; code: string }): Promise<string[]> {
  refuseMember(actor);
  await showFactor(actor._id, code);
  return transaction(async (tx) => {
    await recordAudit(tx, { actorId: actor._id, action: "factor.codes", subject: actor._id });
    return writeRecoveryCodes(tx, actor._id);
  });
}

type RemoveFactor = { actor: Actor; password: string; code: string };

/** Takes the second factor off, for password and code. This session goes on; it says of itself what it always said. */
export async function removeFactor({ actor, password, code }: RemoveFactor): Promise<void> {
  refuseMember(actor);
  if (env().ADMIN_TOTP_REQUIRED)
    refuse("conflict", "A second factor is asked of everyone who works here. Another admin can take yours off.");
  await refuseWrongPassword(actor, password);
  await showFactor(actor._id, code);
  await transaction(async (tx) => {
    await tx.secondFactor.deleteMany({ where: { userId: actor._id } });
    await tx.recoveryCode.deleteMany({ where: { userId: actor._id } });
    await recordAudit(tx, { actorId: actor._id, action: "factor.remove", subject: actor._id });
    await enqueue(tx, securityMails.factorChanged({ to: actor.email, change: "removed" }, newId("rcv")));
  });
}
