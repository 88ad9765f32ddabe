import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { isUniqueViolation, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import type { DeliveryZone, DeliveryZoneBody } from "@/lib/orders/delivery-zones/contracts";
import { SAVE_FAILED, toDeliveryZoneColumns } from "@/lib/orders/delivery-zones/delivery-zone-columns";
import { requireDeliveryZone } from "@/lib/orders/delivery-zones/queries";

/** Creates a delivery zone. Throws `conflict` for a name or a country that another has. */
export async function createDeliveryZone({
  actor,
  body,
}: {
  actor: Actor;
  body: DeliveryZoneBody;
}): Promise<DeliveryZone> {
  const id = newId("dzn");
  try {
    await transaction(async (tx) => {
      await tx.deliveryZone.create({ data: { id, ...(await toDeliveryZoneColumns(tx, { body, id })) } });
      await recordAudit(tx, { actorId: actor._id, action: "delivery-zone.create", subject: id, detail: { ...body } });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throwAppError("conflict", SAVE_FAILED, { fields: { name: "There is a zone with this name already" } });
  }
  await revalidatePages(pagesShowing.shopSettings);
  return requireDeliveryZone(id);
}
