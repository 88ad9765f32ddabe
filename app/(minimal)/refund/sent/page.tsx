import { privatePageMetadata } from "@/lib/core/page-metadata";

export const metadata = privatePageMetadata("Your refund");

/** The result of the form without JavaScript. */
export default function RefundSentPage() {
  return (
    <>
      <h1 className="text-title">Thank you</h1>
      <p className="reading">Paystack is sending the refund to your account. Nothing else is needed from you.</p>
    </>
  );
}
