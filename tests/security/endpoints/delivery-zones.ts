import { newId } from "@/lib/core/ids";
import { makeDeliveryZone } from "@/lib/orders/delivery-zones/factory";
import { adminOnly, type Endpoint } from "@/tests/security/access-matrix";

const zone = { countries: ["Ghana"], rest: false, price: 1, estimate: "", active: false };

/** Admin: delivery zones. Reading them is a page, not a call. */
export const deliveryZoneEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/admin/delivery-zones",
    access: "admin",
    expected: adminOnly(201),
    makeInput: () => ({ body: { ...zone, name: newId("dzn") } }),
  },
  {
    method: "PUT",
    path: "/api/admin/delivery-zones/[id]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({
      params: { id: (await makeDeliveryZone({ countries: ["Togo"], active: false })).id },
      body: { ...zone, name: newId("dzn"), version: 1 },
    }),
  },
];
