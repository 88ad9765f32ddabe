import { env } from "@/lib/core/env";

/** The chain of the beacon that new draws name. */
export function namedChain() {
  const settings = env();
  return {
    chainHash: settings.DRAND_CHAIN_HASH,
    publicKey: settings.DRAND_PUBLIC_KEY,
    genesis: settings.DRAND_GENESIS,
    period: settings.DRAND_PERIOD,
  };
}
