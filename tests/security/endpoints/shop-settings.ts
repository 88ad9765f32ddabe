import { db } from "@/lib/db/client";
import { adminOnly, type Endpoint } from "@/tests/security/access-matrix";

/** Admin: the settings of the shop. Reading them is a page, not a call. */
export const shopSettingsEndpoints: readonly Endpoint[] = [
  {
    method: "PUT",
    path: "/api/admin/shop-settings",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => {
      await db.shopSettings.deleteMany();
      return { body: { giftWrap: 2_500, usd: null, gbp: null, eur: null, version: 0 } };
    },
  },
];
