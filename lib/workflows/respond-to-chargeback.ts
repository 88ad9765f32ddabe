import { buffer } from "node:stream/consumers";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { AppError, throwAppError } from "@/lib/core/errors";
import { formatNaira } from "@/lib/core/money";
import { db, transaction } from "@/lib/db/client";
import { sellerLines } from "@/lib/orders/invoice/get-invoice";
import { LEFT, moveTo, rule, writeHeading, writePdf } from "@/lib/orders/invoice/invoice-page";
import { wrapText, writeLine } from "@/lib/orders/invoice/pdf-text";
import { syncChargeback } from "@/lib/payments/chargebacks/sync-chargeback";
import { PaystackError, paystack } from "@/lib/paystack/paystack";
import { type ChargebackEvidence, collectEvidence } from "@/lib/workflows/chargeback-evidence";
import type { Charge, Chargeback } from "@/prisma/generated/client";

/** Longer than all calls of a response, so that a claim that old is finished or its process crashed. */
const CLAIM_SECONDS = 90;

type ChargebackResponse = { actor: Actor; chargebackId: string; response: "accepted" | "contested"; message: string };
type Disputed = Chargeback & { charge: Charge };

/**
 * Responds to a chargeback once: accepts it, or contests it with the evidence of the order. Of two admins at the same time one responds.
 * A call that failed half way may be made again: Paystack takes evidence repeatedly, and resolves a dispute once.
 */
export async function respondToChargeback(call: ChargebackResponse): Promise<void> {
  const row = await claim(call.chargebackId);
  const evidence = await collectEvidence(row.charge);
  try {
    await sendResponse(row, evidence, call);
  } catch (error) {
    if (!(error instanceof PaystackError)) throw error;
    await db.$executeRaw`UPDATE chargebacks SET response_started_at = NULL WHERE id = ${row.id} AND responded_at IS NULL`;
    throw new AppError("provider_failed", `Paystack did not take the response: ${error.message}`, { cause: error });
  }
  await recordResponse(row, call);
  // The event about it repeats this; the list should be right before.
  await syncChargeback(row.providerId).catch((error: unknown) => {
    if (!(error instanceof PaystackError)) throw error;
  });
}

async function claim(id: string): Promise<Disputed> {
  const claimed = await db.$executeRaw`
    UPDATE chargebacks SET response_started_at = clock_timestamp()
    WHERE id = ${id} AND responded_at IS NULL AND status = 'awaiting-merchant-feedback'
      AND (response_started_at IS NULL OR response_started_at < clock_timestamp() - make_interval(secs => ${CLAIM_SECONDS}))`;
  const row = await db.chargeback.findUnique({ where: { id }, include: { charge: true } });
  if (!row) return throwAppError("not_found", "There is no such chargeback.");
  if (claimed === 1) return row;
  if (row.respondedAt === null && row.status === "awaiting-merchant-feedback")
    return throwAppError("in_progress", "Somebody is responding already. Please reload in a moment.");
  return throwAppError("conflict", "This chargeback has its response, or is over.");
}

async function sendResponse(row: Disputed, evidence: ChargebackEvidence, call: ChargebackResponse): Promise<void> {
  const { providerId, amountKobo, charge } = row;
  const isContested = call.response === "contested";
  const evidenceId = isContested ? await paystack.addDisputeEvidence(providerId, evidence) : undefined;
  const file = await buffer(writeEvidencePdf(row, evidence, call.message));
  const filename = await paystack.uploadDisputeFile(providerId, `evidence-${charge.reference}.pdf`, file);
  await paystack.resolveDispute(providerId, {
    resolution: isContested ? "declined" : "merchant-accepted",
    message: call.message,
    refundKobo: isContested ? 0n : amountKobo,
    filename,
    ...(evidenceId && { evidence: evidenceId }),
  });
}

function writeEvidencePdf({ amountKobo, charge }: Disputed, evidence: ChargebackEvidence, message: string) {
  return writePdf(`Evidence ${charge.reference}`, (page) => {
    writeHeading(page, {
      title: "Evidence",
      seller: sellerLines(),
      facts: [
        ["Payment", charge.reference],
        ["Disputed", formatNaira(amountKobo)],
      ],
      blocks: [["Buyer", [evidence.customerName, evidence.customerEmail]]],
    });
    rule(page);
    for (const line of [...evidence.lines, "", message].flatMap((text) => wrapText(page.doc, text, 480))) {
      moveTo(page, 16);
      writeLine(page.doc, line, { x: LEFT, y: page.y });
      page.y += 16;
    }
  });
}

async function recordResponse({ id, charge, amountKobo }: Disputed, { actor, response }: ChargebackResponse) {
  await transaction(async (tx) => {
    const updated = await tx.$executeRaw`
      UPDATE chargebacks SET responded_at = clock_timestamp(), response = ${response}::"ChargebackResponse", responded_by_id = ${actor._id}
      WHERE id = ${id} AND responded_at IS NULL`;
    if (updated === 0) return;
    const detail = { reference: charge.reference, kobo: Number(amountKobo), response };
    await recordAudit(tx, { actorId: actor._id, action: "chargeback.respond", subject: id, detail });
  });
}
