import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { announceNumbers } from "./announce-numbers";
import type { WithholdNumbersBody } from "./contracts";

const FAILED = "Failed to change the numbers";

type Counts = { slug: string; size: number | null; issued: number; withheld: number; units: number };

/** Keeps free numbers for the museum, or releases kept ones: all of them or none. */
export async function withholdNumbers(input: {
  actor: Actor;
  productId: string;
  body: WithholdNumbersBody;
}): Promise<void> {
  const slug = await transaction(async (tx) => {
    const { actor, productId, body } = input;
    const counts = await lockCounts(tx, productId);
    const numbers = [...new Set(body.numbers)].sort((a, b) => a - b);
    if (body.act === "keep") await withhold(tx, { productId, numbers, reason: body.reason, counts });
    else await release(tx, { productId, numbers });
    await recordAudit(tx, {
      actorId: actor._id,
      action: body.act === "keep" ? "product.keep-numbers" : "product.release-numbers",
      subject: productId,
      detail: { numbers, reason: body.reason },
    });
    return counts.slug;
  });
  announceNumbers([slug]);
  await revalidatePages(pagesShowing.product(slug));
}

/** Locks the sizes and the drop as a sale does, so that neither the stock nor the numbers change before the commit. */
async function lockCounts(tx: Tx, productId: string): Promise<Counts> {
  await tx.$queryRaw`SELECT id FROM product_variants WHERE product_id = ${productId} ORDER BY id FOR NO KEY UPDATE`;
  await tx.$queryRaw`SELECT id FROM products WHERE id = ${productId} FOR NO KEY UPDATE`;
  const [counts] = await tx.$queryRaw<Counts[]>`
    SELECT p.slug, p.edition_size AS size, p.edition_issued AS issued,
      (SELECT count(*)::int FROM edition_claims c WHERE c.product_id = p.id AND c.kind = 'withheld') AS withheld,
      (SELECT COALESCE(sum(v.stock + v.held), 0)::int FROM product_variants v WHERE v.product_id = p.id) AS units
    FROM products p WHERE p.id = ${productId} AND p.deleted_at IS NULL`;
  return counts ?? throwAppError("not_found", FAILED);
}

type WithholdNumbers = { productId: string; numbers: number[]; reason: string; counts: Counts };

async function withhold(tx: Tx, { productId, numbers, reason, counts }: WithholdNumbers): Promise<void> {
  const { size, issued, withheld, units } = counts;
  if (size === null) throwAppError("invalid_input", FAILED, { fields: { numbers: "An open edition has no numbers" } });
  const taken = await tx.$queryRaw<{ number: number }[]>`
    SELECT n AS number FROM unnest(${numbers}::int[]) n WHERE NOT shop_number_free(${productId}, n) ORDER BY n`;
  if (taken.length > 0) {
    const list = taken.map(({ number }) => number).join(", ");
    throwAppError("number_taken", FAILED, { fields: { numbers: `Not free: ${list}` } });
  }
  const missing = issued + withheld + numbers.length + units - size;
  if (missing > 0)
    throwAppError("conflict", FAILED, {
      fields: {
        numbers: `Each unit in stock or held needs a number. Lower the stock by ${missing} first.`,
      },
    });
  await tx.editionClaim.createMany({
    data: numbers.map((number) => ({ productId, number, kind: "withheld" as const, reason })),
  });
}

async function release(tx: Tx, { productId, numbers }: Pick<WithholdNumbers, "productId" | "numbers">): Promise<void> {
  const { count } = await tx.editionClaim.deleteMany({
    where: { productId, kind: "withheld", number: { in: numbers } },
  });
  if (count < numbers.length)
    throwAppError("conflict", FAILED, { fields: { numbers: "Some of these numbers are not kept. Please reload." } });
}
