import { auctionAndEventMutations } from "./guards/auctions-and-events";
import { authMutations } from "./guards/auth";
import { guestTicketMutations } from "./guards/guest-tickets";
import { httpMutations } from "./guards/http";
import { ownerMutations } from "./guards/owners";
import { passkeyMutations } from "./guards/passkeys";
import { paymentMutations } from "./guards/payments";
import { shopMutations } from "./guards/shop";
import { uploadMutations } from "./guards/uploads";
import type { Mutation } from "./mutation";

const all: readonly Mutation[] = [
  ...httpMutations,
  ...authMutations,
  ...passkeyMutations,
  ...ownerMutations,
  ...shopMutations,
  ...paymentMutations,
  ...auctionAndEventMutations,
  ...guestTicketMutations,
  ...uploadMutations,
];

const isSql = ({ file }: Mutation) => file.endsWith(".sql");

/** Every guard. SQL functions come last, because each one needs a new template of the test database. */
export const mutations: readonly Mutation[] = [...all.filter((one) => !isSql(one)), ...all.filter(isSql)];

/** Why a mutation cannot be applied: its guard was renamed, moved or copied. Null when it can. */
export function mutationProblem(source: string, { file, text, replacement }: Mutation): string | null {
  const count = source.split(text).length - 1;
  if (count !== 1) return `${file} has ${count} times: ${text}`;
  return text === replacement ? `${file}: the replacement is the same text` : null;
}
