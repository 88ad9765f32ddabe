import type { PublicLeader } from "@/lib/exhibitions/contracts";

type WorkName = { exhibition: string; slug: string };

/** Names a work in a query: "heads-of-state.the-dribble". */
export const workKey = ({ exhibition, slug }: WorkName): string => `${exhibition}.${slug}`;

/** The key of the work on a leader's public page. */
export const leaderWorkKey = ({ artworkSlug }: Pick<PublicLeader, "artworkSlug">): string =>
  workKey({ exhibition: "heads-of-state", slug: artworkSlug });

/** The work with this key, or null. */
export const findWork = <Work extends WorkName>(works: readonly Work[], key: unknown): Work | null =>
  works.find((work) => workKey(work) === key) ?? null;
