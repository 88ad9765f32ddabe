import { createHash } from "node:crypto";
import { bls12_381 } from "@noble/curves/bls12-381.js";

/** The domain of drand's scheme `bls-unchained-g1-rfc9380`: short signatures on G1, keys on G2 (quicknet). */
const DST = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";

/**
 * Whether a signature of a round was made by the chain: a BLS signature on BLS12-381 over the SHA-256 of the round as eight bytes, big
 * endian. Never throws: what is not a point, or not of the right group, is not valid.
 */
export function isValidRound(given: { publicKey: string; round: number; signature: string }): boolean {
  if (!/^[0-9a-f]{96}$/.test(given.signature) || !/^[0-9a-f]{192}$/.test(given.publicKey)) return false;
  const round = Buffer.alloc(8);
  round.writeBigUInt64BE(BigInt(given.round));
  const bls = bls12_381.shortSignatures;
  try {
    const message = bls.hash(createHash("sha256").update(round).digest(), DST);
    return bls.verify(Buffer.from(given.signature, "hex"), message, Buffer.from(given.publicKey, "hex"));
  } catch {
    return false;
  }
}
