import { createHash } from "node:crypto";
import { emulatedChain } from "../environment";
import type { Faults } from "./faults";
import { type Route, route } from "./http";

/** The secret key of the emulated chain. The public half and the times are `emulatedChain`. */
const SECRET_KEY = "10d8965ee7032826d9a84a80169dcaf6e4b8307e2ad561a225ae9cad1336025e";
const DST = "BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_";

async function signRound(round: number): Promise<Buffer> {
  // Loaded with the first round that is asked for, because the curve's tables take a moment.
  const { bls12_381 } = await import("@noble/curves/bls12-381.js");
  const bls = bls12_381.shortSignatures;
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(BigInt(round));
  const message = bls.hash(createHash("sha256").update(bytes).digest(), DST);
  return Buffer.from(bls.Signature.toBytes(bls.sign(message, Buffer.from(SECRET_KEY, "hex"))));
}

/** `GET /drand/<chain>/public/<round>`: a round of a chain like drand's quicknet, signed by a key of its own. A future round is 425. */
export function drandRoutes(faults: Faults): Route[] {
  return [
    route("GET", /^\/drand\/([0-9a-f]{64})\/public\/(\d{1,10})$/, async ({ params: [chain, text] }) => {
      if (faults.take("drand", "hang")) return "hang";
      if (faults.take("drand", "down")) return { status: 503, body: { error: "unavailable" } };
      const round = Number(text);
      const { chainHash, genesis, period } = emulatedChain;
      if (chain !== chainHash || round < 1) return { status: 404, body: { error: "no such chain or round" } };
      if (genesis + (round - 1) * period > Date.now() / 1_000) return { status: 425, body: { error: "too early" } };
      // Another round's signature is a valid point that does not belong to this round.
      const signature = await signRound(faults.take("drand", "forged") ? round + 1 : round);
      const randomness = createHash("sha256").update(signature).digest("hex");
      return { body: { round, randomness, signature: signature.toString("hex") } };
    }),
  ];
}
