import { notFound } from "next/navigation";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { formatNaira, toKobo } from "@/lib/core/money";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { readForPage } from "@/lib/http/read-for-page";
import type { VoucherState } from "@/lib/orders/vouchers/contracts";
import { getVoucherByLink } from "@/lib/orders/vouchers/queries";

// The URL is the secret, so it must not be sent as a referrer to other sites.
export const metadata = { ...privatePageMetadata("Your gift voucher"), referrer: "same-origin" as const };

const titles: Record<VoucherState, string> = {
  unpaid: "Your voucher is not paid",
  planned: "Your voucher is paid",
  sent: "Your voucher was sent",
  stopped: "Your voucher was stopped",
};

/** The state of a voucher, for its buyer. What is left on it is only for people with the code. */
export default async function VoucherStatePage({ params }: PageProps<"/gift/voucher/[token]">) {
  const token = decodeURIComponent((await params).token);
  const voucher = await readForPage(getVoucherByLink(token), paths.voucher(token));
  if (!voucher) notFound();
  const { state, amount, recipientEmail, sendOn, message } = voucher;
  return (
    <>
      <h1 className="text-title">{titles[state]}</h1>
      {state === "unpaid" && (
        <>
          <p className="reading">
            Paystack has not confirmed the payment. If you have paid, check again in a moment; if not, nothing was
            charged.
          </p>
          {/* A plain link, because the route verifies the payment and redirects here. */}
          <a href={serverApiPaths.voucherPaymentCallback(token)} className="link inline-flex min-h-11 items-center">
            Check again
          </a>
        </>
      )}
      {state === "stopped" && (
        <p className="reading">Its code does not work any more. Please write to us with questions.</p>
      )}
      <dl className="grid gap-3 border-line border-y py-5 [&_dd]:wrap-anywhere [&_dd]:font-bold [&_dt]:text-muted [&_dt]:text-small">
        <div>
          <dt>Amount</dt>
          <dd>{formatNaira(toKobo(amount))}</dd>
        </div>
        <div>
          <dt>The code goes to</dt>
          <dd>{recipientEmail ?? "You, by email"}</dd>
        </div>
        {recipientEmail && (
          <div>
            <dt>Sent on</dt>
            <dd>{formatLagosDate(sendOn)}</dd>
          </div>
        )}
        {message && (
          <div>
            <dt>Message</dt>
            <dd>{message}</dd>
          </div>
        )}
      </dl>
      <ButtonLink href={state === "unpaid" ? paths.voucherForm() : paths.drops}>
        {state === "unpaid" ? "Start again" : "See the drops"}
      </ButtonLink>
    </>
  );
}
