import { formatNaira } from "@/lib/core/money";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { db } from "@/lib/db/client";
import { emailJob } from "@/lib/email/email-job";
import { absoluteUrl, EmailCode, type EmailDraft, EmailLayout, EmailText, renderDraft } from "@/lib/email/email-layout";

type Occasion = "opened" | "due" | "resolved";
type ChargebackFacts = {
  reference: string;
  amountKobo: number;
  dueAt: string | null;
  won: boolean;
  occasion: Occasion;
};

const time = new Intl.DateTimeFormat("en-NG", { dateStyle: "long", timeStyle: "short", timeZone: "Africa/Lagos" });

export function chargebackDraft({ reference, amountKobo, dueAt, won, occasion }: ChargebackFacts): EmailDraft {
  const sum = formatNaira(amountKobo);
  const until = dueAt ? time.format(new Date(dueAt)) : "the deadline in Paystack";
  const text = {
    opened: `The bank of a buyer disputes a payment of ${sum}. Please respond by ${until}; without a response the buyer gets the money.`,
    due: `A disputed payment of ${sum} still has no response. The deadline is ${until}; without a response the buyer gets the money.`,
    resolved: won
      ? `The dispute about ${sum} is over, and the money stays here.`
      : `The dispute about ${sum} is over, and the buyer gets the money.`,
  }[occasion];
  const subject = { opened: "disputed", due: "disputed: respond soon", resolved: "no longer disputed" }[occasion];
  return {
    subject: `A payment of ${sum} is ${subject}`,
    email: (
      <EmailLayout
        preview={text}
        title={occasion === "resolved" ? "A dispute is over" : "A payment is disputed"}
        action={{ href: absoluteUrl(adminPaths.section("chargebacks")), label: "Open chargebacks" }}
      >
        <EmailText>{text}</EmailText>
        <EmailText muted>
          Reference <EmailCode>{reference}</EmailCode>
        </EmailText>
      </EmailLayout>
    ),
  };
}

type ChargebackEmail = { to: string; chargebackId: string; occasion: Occasion };

export const chargebackEmail = emailJob(async ({ to, chargebackId, occasion }: ChargebackEmail) => {
  const row = await db.chargeback.findUnique({ where: { id: chargebackId }, include: { charge: true } });
  const isOutdated = row && occasion !== "resolved" && (row.respondedAt !== null || row.status === "resolved");
  if (!row || isOutdated) return null;
  const draft = chargebackDraft({
    reference: row.charge.reference,
    amountKobo: Number(row.amountKobo),
    dueAt: row.dueAt?.toISOString() ?? null,
    won: row.resolution === "declined",
    occasion,
  });
  return { to, ...(await renderDraft(draft)) };
});
