import Link from "next/link";
import { notFound } from "next/navigation";
import { RefundAccountForm } from "@/components/payments/refund-account-form";
import { Alert } from "@/components/ui/alert";
import { log } from "@/lib/core/log";
import { formatNaira } from "@/lib/core/money";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { textOfCode } from "@/lib/core/text-of-code";
import { paths } from "@/lib/core/urls/paths";
import { readForPage } from "@/lib/http/read-for-page";
import { getRefundToSend } from "@/lib/payments/refund-accounts/get-refund-to-send";
import { paystack } from "@/lib/paystack/paystack";

// The URL is the secret, so it must not be sent as a referrer to other sites.
export const metadata = { ...privatePageMetadata("Your refund"), referrer: "same-origin" as const };

const errors: Record<string, string> = {
  conflict: "Paystack did not accept this account. Please check the bank and the number.",
  invalid_input: "Please choose your bank and enter the 10 digits of your account number.",
  in_progress: "The account is being sent already. Please reload in a moment.",
};

/** Asks a buyer for the account of a refund that cannot go back the way it came. */
export default async function RefundPage({ params, searchParams }: PageProps<"/refund/[token]">) {
  const { token } = await params;
  const { error } = await searchParams;
  const refund = await readForPage(getRefundToSend(token), paths.refundDetails(token));
  if (!refund) notFound();
  const sum = formatNaira(refund.amountKobo);
  if (refund.state === "failed")
    return (
      <>
        <h1 className="text-title">The refund of {sum} failed</h1>
        <p className="reading">
          Paystack could not send it. We can see this and will try again. Questions?{" "}
          <Link href={paths.contact} className="link">
            Contact us
          </Link>{" "}
          with the reference {refund.reference}.
        </p>
      </>
    );
  if (refund.state !== "needed")
    return (
      <>
        <h1 className="text-title">{refund.state === "returned" ? `${sum} is on its way` : "Thank you"}</h1>
        <p className="reading">
          {refund.state === "returned"
            ? "Paystack has sent the refund. Banks usually show it within a few working days."
            : `Paystack is sending ${sum} to your account. Nothing else is needed from you.`}
        </p>
      </>
    );
  const banks = await paystack.listBanks().catch((err: unknown) => {
    log().error({ err }, "the banks could not be listed");
    return null;
  });
  return (
    <>
      <h1 className="text-title">Where should {sum} go?</h1>
      <p className="reading">
        This refund of your payment {refund.reference} could not go back the way it came. Give an account in your own
        name.
      </p>
      {typeof error === "string" && (
        <Alert tone="error">{textOfCode(errors, error) ?? "That failed. Please try again."}</Alert>
      )}
      {banks ? (
        <RefundAccountForm token={token} banks={banks} />
      ) : (
        <Alert tone="warning">Paystack cannot be reached at the moment. Please open this link again later.</Alert>
      )}
      <p className="text-muted text-small">
        We pass the account on to Paystack and do not store it. We never ask for a card number, a PIN or a code.
      </p>
    </>
  );
}
