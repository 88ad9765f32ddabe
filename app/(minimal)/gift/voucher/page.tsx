import { VoucherForm } from "@/components/orders/voucher-form";
import { PaymentMethods } from "@/components/payments/payment-methods";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { textOfCode } from "@/lib/core/text-of-code";
import { paths } from "@/lib/core/urls/paths";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getSendDays } from "@/lib/subscriptions/gifts/queries";

export const metadata = privatePageMetadata("Give a gift voucher");

const errorMessages: Record<string, string> = {
  invalid_input: "Please check the amount, the email addresses and the date.",
  rate_limited: "Too many tries. Please wait a little and try again.",
};

/** The form that buys a gift voucher of the shop. */
export default async function VoucherPage({ searchParams }: PageProps<"/gift/voucher">) {
  const { error } = await searchParams;
  const [viewer, days] = await readForPage(Promise.all([getCurrentUser(), getSendDays()]), paths.voucherForm());
  const message =
    typeof error === "string" ? (textOfCode(errorMessages, error) ?? "Failed to initialize payment") : null;
  return (
    <div data-wide className="mx-auto grid w-full max-w-page gap-6 lg:max-w-5xl">
      <h1 className="text-title">Give a gift voucher</h1>
      <p className="reading">
        An amount for the museum’s shop, for a plan of the Circle and for a membership as a gift. Anyone with the code
        spends it at checkout, all in one go or a part of it; it does not expire. It cannot pay for auction lots or
        event tickets, or for the renewal of a plan.
      </p>
      <VoucherForm hasAccount={viewer !== null} days={days} error={message} />
      <div className="max-w-form">
        <PaymentMethods purpose="membership" />
      </div>
      <p className="max-w-form text-muted text-small">
        No VAT is charged on a voucher: it is in the price of what is bought with it, and on that invoice.
      </p>
    </div>
  );
}
