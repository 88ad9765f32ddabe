import { randomBytes } from "node:crypto";
import { keyedHash, keyedHashes } from "@/lib/core/encryption";
import { newId } from "@/lib/core/ids";
import type { Tx } from "@/lib/db/client";

// Crockford's Base32: no I, L, O or U, against misreading.
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CODE_COUNT = 10;

/** Upper-case, without separators, with look-alike letters as digits. */
const normalizeCode = (code: string) =>
  code
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/O/g, "0")
    .replace(/[IL]/g, "1");

const PURPOSE = "recovery code";
const hashedText = (userId: string, code: string) => `${userId}/${normalizeCode(code)}`;

function generateCode(): string {
  const text = Array.from(randomBytes(16), (byte) => ALPHABET[byte & 31]).join("");
  return text.match(/.{4}/g)?.join("-") ?? text;
}

/** Replaces the recovery codes of a user and returns the new ones. Only their hashes are stored. */
export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  await tx.recoveryCode.deleteMany({ where: { userId } });
  const codes = Array.from({ length: CODE_COUNT }, generateCode);
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({ id: newId("rcv"), userId, codeHash: keyedHash(PURPOSE, hashedText(userId, code)) })),
  });
  return codes;
}

/** Consumes a recovery code; of concurrent calls one succeeds. */
export async function consumeRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const hashes = keyedHashes(PURPOSE, hashedText(userId, code));
  const used = await tx.$executeRaw`
    UPDATE recovery_codes SET used_at = now() WHERE user_id = ${userId} AND code_hash = ANY(${hashes}) AND used_at IS NULL`;
  return used === 1;
}
