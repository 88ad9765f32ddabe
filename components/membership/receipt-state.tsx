import { Message } from "@/components/ui/message";
import { lagosDay } from "@/components/ui/museum-time";
import type { VipReceipt } from "@/lib/membership/receipt-contracts";

/** How the receipt of the saleroom's own fee stands. An approved one is not shown here: it has become the membership. */
export function ReceiptState({ receipt: { status, reason, createdAt } }: { receipt: VipReceipt }) {
  return (
    <Message>
      {status === "received"
        ? `⏳ Your receipt of ${lagosDay(createdAt)} lies at the desk. You are written to once it is decided.`
        : `⚠️ The desk could not approve your receipt of ${lagosDay(createdAt)}: ${reason}`}
    </Message>
  );
}
