import { expect, it } from "vitest";
import type { SessionClaims } from "@/lib/auth/sessions/session-token";
import { redirectFor } from "@/lib/http/middleware-redirect";

const now = 1_800_000_000_000;
const seconds = now / 1_000;
const claims = (given: Partial<SessionClaims> = {}): SessionClaims => ({
  sub: "usr_x",
  aud: "http://localhost:3000",
  session: "sgn_x",
  role: "Member",
  vipUntil: 0,
  iat: seconds - 10,
  ...given,
});
const gallery = "/exhibitions/heads-of-state";

it.each([
  ["a visitor of the account", "/account", null, "/login?redirectTo=%2Faccount"],
  ["a visitor of an order", "/account/orders/LA-1", null, "/login?redirectTo=%2Faccount%2Forders%2FLA-1"],
  ["a visitor of the gallery", gallery, null, "/login?redirectTo=%2Fexhibitions%2Fheads-of-state"],
  ["a visitor of the login", "/login", null, null],
  ["a visitor with a link to a new password", "/reset-password/token", null, null],
  ["a visitor with a link to verify an email", "/verify/token", null, null],
  ["a visitor with an invitation", "/invite/token", null, null],
  ["a visitor of the plans", "/subscribe", null, null],
  ["a visitor of the search", "/search", null, null],
  ["a visitor who compares works", "/works/compare", null, null],
  ["a guest with a cart", "/cart", null, null],
  ["a guest who pays", "/checkout", null, null],
  ["a visitor with the link of a transfer", "/transfers/trf_1.x", null, null],
  ["a visitor with the link of a ticket", "/tickets/tkt_1.x", null, null],
  ["a guest with the link of a ticket", "/tickets/guest/rsv_1.x", null, null],
  ["a guest who asks for a seat", "/events/evt_1/seat", null, null],
  ["a visitor with the link of a refund", "/refund/token", null, null],
  ["a visitor with the link of a renewal", "/renew/rnw_1", null, null],
  ["a visitor with the link of a wall", "/walls/token", null, null],
  ["a visitor who claims a number", "/c/LA-1/claim", null, null],
  ["a visitor of the members", "/people", null, null],
  ["a visitor of a profile", "/people/ada", null, null],
  ["a visitor who reads the comments of a members' exhibition", "/exhibitions/badger/comments", null, null],
  ["a visitor who reads the comments of an artwork", `${gallery}/comments/dark-glasses`, null, null],
  ["a visitor who reads one conversation", "/comments/cmt_x", null, null],
  ["a visitor who waits for a drop without JavaScript", "/drops/vase/waiting/place", null, null],
  ["a guest with the link of an order", "/orders/guest/LA-1.x", null, null],
  ["a visitor of the orders", "/orders", null, "/login?redirectTo=%2Forders"],
  ["a visitor who comes back from Paystack", "/checkout/success", null, null],
  ["a member of the account", "/account", claims(), null],
  ["a member on an admin page, which the page itself refuses", "/admin", claims(), null],
  ["a member of the gallery", gallery, claims(), "/subscribe?redirectTo=%2Fexhibitions%2Fheads-of-state"],
  [
    "a member whose plan ended",
    gallery,
    claims({ vipUntil: seconds - 1 }),
    "/subscribe?redirectTo=%2Fexhibitions%2Fheads-of-state",
  ],
  ["a VIP of the gallery", gallery, claims({ vipUntil: seconds + 1 }), null],
  ["an admin of the gallery", gallery, claims({ role: "Admin" }), null],
  ["a member with an older token, who may be VIP by now", gallery, claims({ iat: seconds - 3_600 }), null],
])("redirects %s %s", (_, pathname, who, expected) => {
  expect(redirectFor({ pathname, search: "", claims: who, now })).toBe(expected);
});

it("preserves the query", () => {
  expect(redirectFor({ pathname: "/account/orders", search: "?cursor=a&limit=2", claims: null, now })).toBe(
    "/login?redirectTo=%2Faccount%2Forders%3Fcursor%3Da%26limit%3D2",
  );
});
