import { paths } from "@/lib/core/urls/paths";
import { absoluteUrl, EmailLayout, EmailText } from "@/lib/email/email-layout";
import type { AdminOrder } from "@/lib/orders/contracts";
import type { ReturnStatusName } from "@/lib/orders/return-contracts";

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
    text: "Please pack the item so that it survives the way. When it has arrived, we check it and refund it.",
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

/** The subject and the texts of the email about a status of a return request. */
export function returnEmailTexts(number: string, status: EmailedStatus): ReturnTexts & { subject: string } {
  return { ...texts[status], subject: texts[status].subject(number) };
}

/** Notifies the buyer of the status of a return request. */
export function ReturnEmail({ order, texts, reply }: { order: AdminOrder; texts: ReturnTexts; reply: string | null }) {
  const { title, text, replyLabel } = texts;
  return (
    <EmailLayout
      preview={`${title}: order ${order.number}.`}
      title={title}
      action={{ href: absoluteUrl(paths.order(order.number)), label: "View your order" }}
    >
      <EmailText>
        {order.user.name}, this is about the return of order {order.number}.
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
