import { type EmailDraft, EmailLayout, EmailText } from "@/lib/email/email-layout";
import type { AdminOrder } from "@/lib/orders/contracts";
import { orderUrl } from "@/lib/orders/guest/order-link";
import { OrderNumber } from "@/lib/orders/order-email-parts";
import type { ReturnStatusName } from "@/lib/orders/return-contracts";
import { RETURN_CHECK_DAYS } from "@/lib/orders/return-rules";

type EmailedStatus = Exclude<ReturnStatusName, "refunded">;
type ReturnTexts = { title: string; text: string; replyLabel: string };

const texts: Record<EmailedStatus, ReturnTexts & { subject: (number: string) => string }> = {
  requested: {
    subject: (number) => `Your return request for order ${number}`,
    title: "We have your return request",
    text: "A person reads it and replies by email. Please keep the item and its packaging as they arrived.",
    replyLabel: "",
  },
  approved: {
    subject: (number) => `Your return of order ${number} is approved`,
    title: "Your return is approved",
    text: `Please pack the item so that it is protected on the way. We check it within ${RETURN_CHECK_DAYS} working days after it arrives.`,
    replyLabel: "How to send it back:",
  },
  received: {
    subject: (number) => `Your return of order ${number} has arrived`,
    title: "Your return has arrived",
    text: "We check it next, and email you when the refund is decided.",
    replyLabel: "",
  },
  refused: {
    subject: (number) => `Your return of order ${number} was refused`,
    title: "Your return was refused",
    text: "If you disagree, please write to us with the number of your order.",
    replyLabel: "Reason:",
  },
};

function ReturnEmail({ order, texts, reply }: { order: AdminOrder; texts: ReturnTexts; reply: string | null }) {
  const { title, text, replyLabel } = texts;
  return (
    <EmailLayout
      preview={`${title}: order ${order.number}.`}
      title={title}
      action={{ href: orderUrl(order), label: "View your order" }}
    >
      <EmailText>
        {order.user.name}, this is about the return of order <OrderNumber order={order} />.
      </EmailText>
      {reply && replyLabel && (
        <EmailText>
          {replyLabel} {reply}
        </EmailText>
      )}
      <EmailText>{text}</EmailText>
    </EmailLayout>
  );
}

/** The email about a status of a return request; `reply` is what the museum wrote. */
export function returnEmail(order: AdminOrder, status: EmailedStatus, reply: string | null): EmailDraft {
  const { subject, ...rest } = texts[status];
  return { subject: subject(order.number), email: <ReturnEmail order={order} texts={rest} reply={reply} /> };
}
