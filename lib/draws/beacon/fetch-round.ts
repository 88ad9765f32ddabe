import { createHash } from "node:crypto";
import * as z from "zod/mini";
import { env } from "@/lib/core/env";
import { log } from "@/lib/core/log";
import { readLimited } from "@/lib/core/read-limited";
import { isValidRound } from "@/lib/draws/beacon/verify-round";

const TIMEOUT_MS = 5_000;
const MAX_REPLY_BYTES = 10_000;

const hex = (bytes: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)));
const publicRound = z.object({ round: z.int(), randomness: hex(32), signature: hex(48) });

type NamedRound = { chainHash: string; publicKey: string; round: number };

/** The address of a round, which anyone can open. */
export const roundUrl = ({ chainHash, round }: Pick<NamedRound, "chainHash" | "round">): string =>
  `${env().DRAND_BASE_URL.replace(/\/+$/, "")}/${chainHash}/public/${round}`;

/**
 * The randomness of a round with its signature, or null while the beacon does not reply with a valid one. The signature is checked with
 * the public key of the chain, so that neither the relay nor the way to it is trusted; the randomness is the signature's SHA-256.
 */
export async function fetchRound(named: NamedRound): Promise<{ randomness: string; signature: string } | null> {
  const url = roundUrl(named);
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" });
    if (!response.ok || !response.body) return null;
    const text = await readLimited(response.body, MAX_REPLY_BYTES);
    const parsed = z.safeParse(publicRound, JSON.parse(new TextDecoder().decode(text)));
    if (!parsed.success || parsed.data.round !== named.round) return refuse(url, "the reply is not the round");
    const { signature } = parsed.data;
    if (!isValidRound({ ...named, signature })) return refuse(url, "the signature is not valid");
    return { signature, randomness: createHash("sha256").update(Buffer.from(signature, "hex")).digest("hex") };
  } catch (err) {
    log().warn({ err, url }, "the beacon did not reply");
    return null;
  }
}

function refuse(url: string, reason: string): null {
  log().error({ url, reason }, "a round of the beacon was refused");
  return null;
}
