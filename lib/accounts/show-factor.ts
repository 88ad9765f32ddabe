import { stepOf } from "@/lib/accounts/authenticator";
import { wrongFactor } from "@/lib/accounts/factor-contracts";
import { securityMails } from "@/lib/accounts/letters";
import { spendRecoveryCode } from "@/lib/accounts/recovery-codes";
import { databaseNow } from "@/lib/platform/clock";
import { db, type Tx, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/outbox";
import { takeFrom } from "@/lib/platform/rate-limit";

/**
 * Takes the code of a second factor, once: a code of the authenticator within its step, or a recovery code. Refuses every other.
 * Tries are counted before they are judged, and the count is not forgotten when one is right: ten in a quarter of an hour are
 * more than anybody needs who holds the telephone.
 */
export async function showFactor(userId: string, code: string): Promise<void> {
  await takeFrom("factor-account", userId);
  const figures = code.replace(/[\s-]/g, "");
  const isRight = /^\d{6}$/.test(figures)
    ? await spendStep(db, userId, figures)
    : await enterByRecoveryCode(userId, code);
  if (!isRight) refuse("bad_credentials", wrongFactor);
}

/** A code counts once: the step it is of has to be later than the last one, and the row says so in the same breath. */
export async function spendStep(tx: Tx, userId: string, figures: string, unconfirmed = false): Promise<boolean> {
  const factor = await tx.secondFactor.findUnique({ where: { userId } });
  const step = factor && stepOf(userId, factor.secret, figures, await databaseNow(tx));
  if (step === null || step === undefined) return false;
  const used = await tx.$executeRaw`
    UPDATE second_factors SET last_step = ${step}, confirmed_at = COALESCE(confirmed_at, now())
    WHERE user_id = ${userId} AND secret = ${factor?.secret} AND last_step < ${step} AND (confirmed_at IS NULL) = ${unconfirmed}`;
  return used === 1;
}

function enterByRecoveryCode(userId: string, code: string): Promise<boolean> {
  return transaction(async (tx) => {
    const user = await tx.user.findFirst({ where: { id: userId, secondFactor: { confirmedAt: { not: null } } } });
    if (!user || !(await spendRecoveryCode(tx, userId, code))) return false;
    const left = await tx.recoveryCode.count({ where: { userId, usedAt: null } });
    await enqueue(tx, securityMails.recoveryCodeUsed({ to: user.email, left }, newId("rcv")));
    return true;
  });
}
