import { auditChanges } from "@/lib/auth/audit-changes";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwEditConflict } from "@/lib/auth/throw-edit-conflict";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { isUniqueViolation, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import type { DeliveryZone, DeliveryZoneChange } from "@/lib/orders/delivery-zones/contracts";
import { SAVE_FAILED, toDeliveryZoneColumns } from "@/lib/orders/delivery-zones/delivery-zone-columns";
import { requireDeliveryZone } from "@/lib/orders/delivery-zones/queries";

type UpdateDeliveryZone = { actor: Actor; id: string; body: DeliveryZoneChange };

/** Changes a delivery zone for new orders. Throws `stale` for an old version, and `conflict` for what another zone has. */
export async function updateDeliveryZone({ actor, id, body }: UpdateDeliveryZone): Promise<DeliveryZone> {
  const { version, ...zone } = body;
  const before = await requireDeliveryZone(id);
  try {
    await transaction(async (tx) => {
      const columns = await toDeliveryZoneColumns(tx, { body: zone, id });
      const { count } = await tx.deliveryZone.updateMany({
        where: { id, version },
        data: { ...columns, version: { increment: 1 } },
      });
      if (count === 0) await throwZoneConflict(id);
      await recordAudit(tx, {
        actorId: actor._id,
        action: "delivery-zone.update",
        subject: id,
        detail: { ...zone, changes: auditChanges(before, zone) },
      });
    });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throwAppError("conflict", SAVE_FAILED, { fields: { name: "There is a zone with this name already" } });
  }
  await revalidatePages(pagesShowing.shopSettings);
  return requireDeliveryZone(id);
}

async function throwZoneConflict(id: string): Promise<never> {
  const { _id, version, ...fields } = await requireDeliveryZone(id);
  return throwEditConflict({
    subject: id,
    actions: ["delivery-zone.update"],
    message: SAVE_FAILED,
    what: "this zone",
    current: { version, fields },
  });
}
