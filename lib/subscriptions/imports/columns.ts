import { guessColumnsBy } from "@/lib/core/csv-columns";
import { type MemberColumn, memberColumnNames } from "@/lib/subscriptions/imports/contracts";

/** Other names of the columns, as the exports of other membership systems write them. */
const synonyms: Partial<Record<MemberColumn, readonly string[]>> = {
  email: ["e mail", "email address", "mail", "member email", "customer email"],
  name: ["full name", "member", "member name", "display name"],
  firstName: ["first", "given name", "forename"],
  lastName: ["last", "surname", "family name"],
  plan: ["tier", "tiers", "membership", "level", "product", "subscription", "plan name"],
  start: ["started", "starts", "start date", "since", "joined", "member since", "created at", "signup date"],
  end: [
    "ends",
    "end date",
    "until",
    "expires",
    "expiry",
    "expiration date",
    "expires at",
    "valid until",
    "renewal date",
  ],
  note: ["notes", "comment", "remark", "reason"],
};

/** The field of each column; null for an unknown one. */
export const guessMemberColumns = (header: readonly string[]): (MemberColumn | null)[] =>
  guessColumnsBy(header, { names: memberColumnNames, synonyms });
