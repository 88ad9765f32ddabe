import { randomBytes } from "node:crypto";
import type { Tx } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { keyedHash } from "@/lib/platform/sealing";

// No I, L, O or U: what was written down by hand is read right.
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const howMany = 10;

/** As it was meant: in capitals, without what people put between the groups, and with the letters that pass for figures. */
const meant = (code: string) =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");

const hashOf = (userId: string, code: string) => keyedHash("recovery code", `${userId}/${meant(code)}`);

function newCode(): string {
  const text = Array.from(randomBytes(16), (byte) => letters[byte & 31]).join("");
  return text.match(/.{4}/g)?.join("-") ?? text;
}

/** Ten new ones in place of all older ones. They are told now and never again: what is kept cannot be turned back. */
export async function writeRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  await tx.recoveryCode.deleteMany({ where: { userId } });
  const codes = Array.from({ length: howMany }, newCode);
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ id: newId("rcv"), userId, codeHash: hashOf(userId, code) })),
  });
  return codes;
}

/** Uses one up: of many at the same moment one gets it. */
export async function spendRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const used = await tx.$executeRaw`
    UPDATE recovery_codes SET used_at = now() WHERE user_id = ${userId} AND code_hash = ${hashOf(userId, code)} AND used_at IS NULL`;
  return used === 1;
}
