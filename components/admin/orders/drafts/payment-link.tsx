"use client";

import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { inputClass } from "@/components/ui/field";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { notify } from "@/components/ui/toast";
import { formatNaira } from "@/lib/core/money";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { AdminOrderDetail } from "@/lib/orders/admin-contracts";

type PaymentLinkProps = {
  order: Pick<AdminOrderDetail, "_id" | "number" | "total" | "user" | "shippingAddress" | "holdExpiresAt">;
  link: string;
};

/** The link by which a buyer pays an order that an admin made: to copy, to email, or to open in WhatsApp. */
export function PaymentLink({ order, link }: PaymentLinkProps) {
  const { _id, number, total, user, shippingAddress, holdExpiresAt } = order;
  const until = holdExpiresAt
    ? `${formatLagosShortDate(holdExpiresAt)}, ${formatLagosTime(holdExpiresAt)} Lagos time`
    : "";
  const phone = shippingAddress?.phone?.replace(/\D/g, "");
  const text = `Your order ${number} of The Living Archive: ${formatNaira(total)}, to be paid until ${until}. ${link}`;
  const copy = () =>
    void navigator.clipboard
      .writeText(link)
      .then(() => notify.success("Copied"))
      .catch(() => notify.error("That could not be copied. Please select the link and copy it."));
  return (
    <section
      aria-labelledby="payment-link"
      className="mb-5 grid gap-3 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <h2 id="payment-link" className="font-bold text-base">
        Payment link
      </h2>
      <p className="text-small">
        {user.name} can pay {formatNaira(total)} until {until}. The items are held until then.
      </p>
      <input
        aria-label="Payment link"
        readOnly
        value={link}
        onFocus={(event) => event.target.select()}
        className={inputClass}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button size="small" onClick={copy}>
          Copy link
        </Button>
        <ConfirmAction
          request={{ method: "post", path: adminApiPaths.draftOrder(_id, "send"), body: {} }}
          label="Email it"
          loadingText="Sending…"
          subject={`to ${user.email}`}
          successText={`Sent to ${user.email}`}
          failureText="The email could not be sent"
        />
        {phone && (
          <a
            href={`https://wa.me/${phone}?text=${encodeURIComponent(text)}`}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonVariants({ variant: "secondary", size: "small" })}
          >
            WhatsApp<span className="sr-only"> (opens in a new window)</span>
          </a>
        )}
        <ConfirmAction
          request={{ method: "post", path: adminApiPaths.draftOrder(_id, "cancel"), body: {} }}
          label="Cancel order"
          loadingText="Cancelling…"
          subject={number}
          confirm={{
            question: "The link can no longer be paid, and the items are on sale again.",
            consequence: "The buyer gets no email about it.",
            dismissLabel: "Keep order",
          }}
          successText={`${number} is cancelled`}
          failureText="The order could not be cancelled"
        />
      </div>
    </section>
  );
}
