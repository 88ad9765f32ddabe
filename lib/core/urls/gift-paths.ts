import { encodeSegment, withQuery } from "@/lib/core/urls/url";

/** Paths of gift memberships and gift vouchers, a part of `paths`. Browser-safe. */
export const giftPaths = {
  /** The form that gives a plan to somebody; `error` is a code. */
  giftForm: (query: { plan?: string | undefined; error?: string; voucherError?: string | undefined } = {}) =>
    withQuery("/membership/gift", query),
  /** A gift, by the token of its buyer's link. */
  giftMembership: (token: string) => `/membership/gift/${encodeSegment(token)}`,
  /** The form that buys seats for a group, or `seats` of them; with the token of a group it renews that one. `error` is a code. */
  groupForm: (
    query: {
      plan?: string | undefined;
      renew?: string | undefined;
      seats?: string | undefined;
      error?: string;
      voucherError?: string | undefined;
    } = {},
  ) => withQuery("/membership/group", query),
  /** The seats of a group, by the token of its buyer's link; `error` and `done` are codes. */
  group: (token: string, query: { error?: string; done?: string } = {}) =>
    withQuery(`/membership/group/${encodeSegment(token)}`, query),
  /** The groups that the signed-in user has bought. */
  ownGroups: "/account/membership/groups",
  /** The form that buys a gift voucher; `error` is a code. */
  voucherForm: (query: { amount?: string; error?: string } = {}) => withQuery("/gift/voucher", query),
  /** Where the code of a gift voucher is typed to see what is left; `error` is a code. */
  voucherBalanceForm: (query: { error?: string } = {}) => withQuery("/gift/balance", query),
  /** What is left on a gift voucher, by the token for its code. */
  voucherBalance: (token: string) => `/gift/balance/${encodeSegment(token)}`,
  /** A gift voucher, by the token of its buyer's link. */
  voucher: (token: string) => `/gift/voucher/${encodeSegment(token)}`,
  /** Redeems a gift. The code is in the hash, so that it is not logged; `error` is a code. */
  redeemGift: ({ code, ...query }: { code?: string; error?: string; until?: string } = {}) =>
    `${withQuery("/membership/redeem", query)}${code ? `#${code}` : ""}`,
} as const;
