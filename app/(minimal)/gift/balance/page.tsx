import { VoucherBalanceForm } from "@/components/orders/voucher-balance-form";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { voucherFormErrorMessage } from "@/lib/orders/form-error-messages";

export const metadata = privatePageMetadata("Balance of a gift voucher");

/** Asks for the code of a gift voucher. */
export default async function VoucherBalanceFormPage({ searchParams }: PageProps<"/gift/balance">) {
  const { error } = await searchParams;
  return (
    <>
      <h1 className="text-title">What is left on a gift voucher</h1>
      <p className="reading">Enter the code. To spend it, use it at checkout.</p>
      <VoucherBalanceForm error={typeof error === "string" ? voucherFormErrorMessage(error) : null} />
    </>
  );
}
