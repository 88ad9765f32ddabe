import { makeGift } from "@/lib/subscriptions/gifts/factory";
import { giftLinkToken } from "@/lib/subscriptions/gifts/gift-link";
import { lagosDay } from "@/lib/subscriptions/gifts/rules";
import { adminOnly, type Endpoint, openToAll, signedInOnly } from "@/tests/security/access-matrix";

const giftParams = async () => ({ params: { id: (await makeGift()).id }, body: {} });

/** Giving a plan to somebody, redeeming it, and the admin's actions on a gift. */
export const giftMembershipEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/membership/gifts",
    access: "anyone",
    expected: openToAll(),
    makeInput: () => ({
      body: {
        plan: "monthly",
        recipientName: "Tunde Bakare",
        recipientEmail: "tunde@example.org",
        sendOn: lagosDay(new Date()),
        email: "buyer@example.org",
      },
    }),
  },
  {
    method: "GET",
    path: "/api/membership/gifts/[token]/return",
    access: "public",
    expected: openToAll(303),
    makeInput: async () => ({ params: { token: giftLinkToken((await makeGift()).id) } }),
  },
  {
    method: "POST",
    path: "/api/membership/gifts/redeem",
    access: "session",
    expected: signedInOnly(),
    messages: { 401: "Please log in to redeem the gift" },
    makeInput: async () => ({ body: { code: (await makeGift()).code } }),
  },
  {
    method: "POST",
    path: "/api/admin/gift-memberships/[id]/resend",
    access: "admin",
    expected: adminOnly(),
    makeInput: giftParams,
  },
  {
    method: "POST",
    path: "/api/admin/gift-memberships/[id]/refund",
    access: "admin",
    expected: adminOnly(),
    makeInput: giftParams,
  },
];
