import { createPrivateKey, createPublicKey, type KeyObject, sign } from "node:crypto";
import { env } from "@/lib/core/env";
import { db, type Tx } from "@/lib/db/client";
import type { CertificateKey } from "@/prisma/generated/client";

export type SigningKey = { id: string; privateKey: KeyObject; publicKey: string };

// PKCS #8 of an Ed25519 key, before its 32 bytes (RFC 8410).
const pkcs8Prefix = "302e020100300506032b657004220420";
const publicKeyBytes = 32;

/** Reads a signing key, "id:64 hex digits", as it is in CERTIFICATE_KEY. */
export function readSigningKey(setting: string): SigningKey {
  const [id = "", seed = ""] = setting.split(":");
  const der = Buffer.from(`${pkcs8Prefix}${seed}`, "hex");
  const privateKey = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
  const spki = createPublicKey(privateKey).export({ format: "der", type: "spki" });
  return { id, privateKey, publicKey: spki.subarray(-publicKeyBytes).toString("hex") };
}

/** The signing key of the settings. */
export const currentSigningKey = (): SigningKey => readSigningKey(env().CERTIFICATE_KEY);

/** Signs a text; the signature is in hex. */
export const signText = ({ privateKey }: SigningKey, text: string): string =>
  sign(null, Buffer.from(text, "utf8"), privateKey).toString("hex");

/** Why a key may not sign, or null. */
export function keyProblem({ id, publicKey }: Omit<SigningKey, "privateKey">, row: CertificateKey): string | null {
  if (row.publicKey !== publicKey) return `CERTIFICATE_KEY has the id ${id} of another key. Give the new key a new id.`;
  if (row.lostAt) return `The key ${id} is recorded as lost. Set CERTIFICATE_KEY to a new key.`;
  return row.activeUntil
    ? `The key ${id} was replaced by a newer one. Set CERTIFICATE_KEY to that, or to a new key.`
    : null;
}

/**
 * Returns when the key may sign: at its first use it is published and the one before it ends. It stays locked until the commit, so that a
 * key ends after its last signature. Throws for a key that was replaced or lost.
 */
export async function activateKey(tx: Tx, key: SigningKey): Promise<void> {
  const [known] = await lockKey(tx, key.id);
  if (!known) {
    await tx.$queryRaw`SELECT id FROM certificate_keys WHERE active_until IS NULL ORDER BY id FOR UPDATE`;
    const added = await tx.$executeRaw`
      INSERT INTO certificate_keys (id, public_key, active_from)
      VALUES (${key.id}, ${key.publicKey}, date_trunc('milliseconds', clock_timestamp())) ON CONFLICT DO NOTHING`;
    if (added === 1)
      await tx.$executeRaw`
        UPDATE certificate_keys SET active_until = clock_timestamp() WHERE id <> ${key.id} AND active_until IS NULL`;
  }
  const [row] = known ? [known] : await lockKey(tx, key.id);
  if (!row) throw new Error(`CERTIFICATE_KEY is a key that was used under another id than ${key.id}.`);
  const problem = keyProblem(key, row);
  if (problem) throw new Error(problem);
}

const lockKey = (tx: Tx, id: string) => tx.$queryRaw<CertificateKey[]>`
  SELECT id, public_key AS "publicKey", active_from AS "activeFrom", active_until AS "activeUntil", lost_at AS "lostAt"
  FROM certificate_keys WHERE id = ${id} FOR SHARE`;

/** What is wrong with the key of the settings, for the admin page; null when certificates are signed. */
export async function findKeyProblem(): Promise<string | null> {
  const key = currentSigningKey();
  const row = await db.certificateKey.findUnique({ where: { id: key.id } });
  return row && keyProblem(key, row);
}
