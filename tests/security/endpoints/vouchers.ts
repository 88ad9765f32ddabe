import { makeVoucher } from "@/lib/orders/vouchers/factory";
import { voucherLinkToken } from "@/lib/orders/vouchers/voucher-tokens";
import { lagosDay } from "@/lib/subscriptions/gifts/rules";
import { adminOnly, type Endpoint, openToAll } from "@/tests/security/access-matrix";

const adminInput = (body: object) => async () => ({ params: { id: (await makeVoucher()).id }, body });
const reason = "A late delivery";

/** Buying a gift voucher, applying it to a checkout, and the admin's actions on it. */
export const voucherEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/vouchers",
    access: "anyone",
    expected: openToAll(),
    makeInput: () => ({
      body: {
        amount: 25_000,
        recipientEmail: "tunde@example.org",
        sendOn: lagosDay(new Date()),
        email: "buyer@example.org",
      },
    }),
  },
  {
    method: "GET",
    path: "/api/vouchers/[token]/return",
    access: "public",
    expected: openToAll(303),
    makeInput: async () => ({ params: { token: voucherLinkToken((await makeVoucher()).id) } }),
  },
  {
    method: "POST",
    path: "/api/vouchers/balance",
    access: "anyone",
    expected: openToAll(),
    makeInput: async () => ({ body: { code: (await makeVoucher()).code } }),
  },
  {
    method: "POST",
    path: "/api/checkout/voucher",
    access: "anyone",
    expected: openToAll(),
    makeInput: async () => ({ body: { code: (await makeVoucher()).code } }),
  },
  {
    method: "POST",
    path: "/api/admin/vouchers",
    access: "admin",
    expected: adminOnly(),
    makeInput: () => ({ body: { amount: 10_000, recipientEmail: "tunde@example.org", reason } }),
  },
  {
    method: "POST",
    path: "/api/admin/vouchers/[id]/resend",
    access: "admin",
    expected: adminOnly(),
    makeInput: adminInput({}),
  },
  {
    method: "POST",
    path: "/api/admin/vouchers/[id]/stop",
    access: "admin",
    expected: adminOnly(),
    makeInput: adminInput({ stopped: true, reason }),
  },
  {
    method: "POST",
    path: "/api/admin/vouchers/[id]/refund",
    access: "admin",
    expected: adminOnly(),
    makeInput: adminInput({ reason }),
  },
];
