import { auditChanges } from "@/lib/auth/audit-changes";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwEditConflict } from "@/lib/auth/throw-edit-conflict";
import { toKobo } from "@/lib/core/money";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import type { ShopSettings, ShopSettingsBody } from "@/lib/orders/shop-settings/contracts";
import { getShopSettings } from "@/lib/orders/shop-settings/queries";

const orNull = (naira: number | null) => (naira === null ? null : BigInt(toKobo(naira)));

/** Sets what holds for the whole shop. Throws `stale` for an old version. */
export async function updateShopSettings({
  actor,
  body: { version, ...settings },
}: {
  actor: Actor;
  body: ShopSettingsBody;
}): Promise<ShopSettings> {
  const before = await getShopSettings();
  const data = {
    giftWrapKobo: orNull(settings.giftWrap),
    usdKobo: orNull(settings.usd),
    gbpKobo: orNull(settings.gbp),
    eurKobo: orNull(settings.eur),
  };
  await transaction(async (tx) => {
    const { count } =
      version === 0
        ? await tx.shopSettings.createMany({ data: [data], skipDuplicates: true })
        : await tx.shopSettings.updateMany({ where: { id: 1, version }, data: { ...data, version: { increment: 1 } } });
    if (count === 0) await throwSettingsConflict();
    await recordAudit(tx, {
      actorId: actor._id,
      action: "shop-settings.update",
      subject: "shop-settings",
      detail: { ...settings, changes: auditChanges(before, settings) },
    });
  });
  await revalidatePages(pagesShowing.shopSettings);
  return getShopSettings();
}

async function throwSettingsConflict(): Promise<never> {
  const { version, ...fields } = await getShopSettings();
  return throwEditConflict({
    subject: "shop-settings",
    actions: ["shop-settings.update"],
    message: "Failed to save settings",
    what: "the settings",
    current: { version, fields },
  });
}
