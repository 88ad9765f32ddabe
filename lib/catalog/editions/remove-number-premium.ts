import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { announceNumbers } from "./announce-numbers";
import { premiumRuleName } from "./rules";

type RemoveNumberPremium = { actor: Actor; productId: string; premiumId: string };

type RemovedRule = {
  slug: string;
  kind: "single" | "range" | "first" | "last";
  from: number | null;
  to: number | null;
  kobo: bigint;
};

/** Removes a rule for what choosing numbers costs. Throws `not_found` for one of another drop, or one that is gone. */
export async function removeNumberPremium({ actor, productId, premiumId }: RemoveNumberPremium): Promise<void> {
  const slug = await transaction(async (tx) => {
    const [removed] = await tx.$queryRaw<RemovedRule[]>`
      DELETE FROM number_premiums r USING products p
      WHERE r.id = ${premiumId} AND r.product_id = ${productId} AND p.id = r.product_id
      RETURNING p.slug, r.kind::text AS kind, r.from_number AS "from", r.to_number AS "to", r.premium_kobo AS kobo`;
    if (!removed) return throwAppError("not_found", "This premium is gone already");
    await recordAudit(tx, {
      actorId: actor._id,
      action: "product.remove-premium",
      subject: productId,
      detail: { rule: premiumRuleName(removed), kobo: Number(removed.kobo) },
    });
    return removed.slug;
  });
  announceNumbers([slug]);
  await revalidatePages(pagesShowing.product(slug));
}
