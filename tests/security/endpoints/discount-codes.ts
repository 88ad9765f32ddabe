import { newId } from "@/lib/core/ids";
import { makeDiscountCode } from "@/lib/orders/discount-codes/factory";
import { adminOnly, type Endpoint } from "@/tests/security/access-matrix";

const terms = {
  percent: 10,
  amount: null,
  products: [],
  startsAt: null,
  endsAt: null,
  maxUses: null,
  oncePerPerson: true,
};

/** Admin: discount codes. Reading them is a page, not a call. */
export const discountCodeEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/admin/discount-codes",
    access: "admin",
    expected: adminOnly(201),
    makeInput: () => ({ body: { ...terms, code: newId("dsc").replace("_", "-") } }),
  },
  {
    method: "PUT",
    path: "/api/admin/discount-codes/[id]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ params: { id: (await makeDiscountCode()).id }, body: { ...terms, version: 1 } }),
  },
  {
    method: "POST",
    path: "/api/admin/discount-codes/[id]/end",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ params: { id: (await makeDiscountCode()).id }, body: {} }),
  },
];
