import { privatePageMetadata } from "@/lib/core/page-metadata";

// `/refund/:token` of the middleware matches this URL too, and a prerendered page cannot have its nonce.
export const dynamic = "force-dynamic";
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
