import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { toKobo } from "@/lib/core/money";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { announceNumbers } from "./announce-numbers";
import type { NumberPremiumBody } from "./contracts";
import { premiumRuleName } from "./rules";

const FAILED = "Failed to save the premium";
const MAX_RULES = 50;

/** Adds a rule for what choosing numbers costs. Orders that were placed before keep their price. */
export async function addNumberPremium(input: {
  actor: Actor;
  productId: string;
  body: NumberPremiumBody;
}): Promise<void> {
  const { actor, productId, body } = input;
  // A rule for the first or last number follows the edition's size.
  const from = body.kind === "single" || body.kind === "range" ? body.from : null;
  const to = body.kind === "range" ? body.to : null;
  const slug = await transaction(async (tx) => {
    const product = await tx.product.findFirst({
      where: { id: productId, deletedAt: null },
      select: { slug: true, editionSize: true, _count: { select: { numberPremiums: true } } },
    });
    if (!product) return throwAppError("not_found", FAILED);
    const { editionSize: size } = product;
    if (size === null) throwAppError("conflict", FAILED, { fields: { kind: "An open edition has no numbers" } });
    if ((to ?? from ?? 1) > size)
      throwAppError("invalid_input", FAILED, {
        fields: { [to === null ? "from" : "to"]: `The last number is ${size}` },
      });
    if (product._count.numberPremiums >= MAX_RULES)
      throwAppError("conflict", FAILED, { fields: { kind: `At most ${MAX_RULES} rules` } });
    const premiumKobo = BigInt(toKobo(body.premium));
    await tx.numberPremium.create({
      data: { id: newId("npm"), productId, kind: body.kind, fromNumber: from, toNumber: to, premiumKobo },
    });
    await recordAudit(tx, {
      actorId: actor._id,
      action: "product.add-premium",
      subject: productId,
      detail: { rule: premiumRuleName({ kind: body.kind, from, to }), kobo: Number(premiumKobo) },
    });
    return product.slug;
  });
  announceNumbers([slug]);
  await revalidatePages(pagesShowing.product(slug));
}
