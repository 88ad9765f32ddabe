import Link from "next/link";
import { Card, CardPart } from "@/components/admin/ui/card";
import { EmailText } from "@/components/admin/ui/email-text";
import { AddressText } from "@/components/orders/address-text";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import type { AdminOrderDetail } from "@/lib/orders/admin-contracts";
import { EditAddress } from "./edit-address";

const touchLink = "link justify-self-start touch:inline-flex touch:min-h-tap touch:items-center";

type OrderBuyerProps = {
  order: AdminOrderDetail;
  /** Whether the name leads to the account. */
  canOpenUser: boolean;
  /** The countries of the address form; null where the address cannot be changed. */
  countries: { served: string[]; others: string[] } | null;
};

/** Who bought, where it is sent, and what was agreed. */
export function OrderBuyer({ order, canOpenUser, countries }: OrderBuyerProps) {
  const { user, shippingAddress, gift, terms } = order;
  return (
    <Card title="Buyer">
      <p className="grid gap-1 wrap-anywhere">
        {user.isGuest ? (
          <span className="flex flex-wrap items-center gap-x-3">
            <b className="font-semibold">{user.name}</b> <StatusBadge shape="ring">Guest</StatusBadge>
          </span>
        ) : canOpenUser ? (
          <Link href={adminPaths.user(order.userId)} prefetch={false} className={`${touchLink} font-semibold`}>
            {user.name}
          </Link>
        ) : (
          <b className="font-semibold">{user.name}</b>
        )}
        <a href={`mailto:${user.email}`} className={`${touchLink} text-small`}>
          <EmailText>{user.email}</EmailText>
        </a>
      </p>
      <CardPart title="Shipping address" actions={countries && <EditAddress order={order} countries={countries} />}>
        {shippingAddress ? (
          <AddressText address={shippingAddress} name={user.name} className="text-small leading-relaxed" />
        ) : (
          <p className="text-small text-warn">No address yet.</p>
        )}
      </CardPart>
      {gift && (
        <CardPart title="Gift">
          <p className="text-small">{gift.wrap === null ? "Not wrapped" : "Wrapped"}. No prices in the parcel.</p>
          {gift.note && <p className="wrap-anywhere whitespace-pre-line text-muted text-small">{gift.note}</p>}
        </CardPart>
      )}
      <CardPart title="Terms accepted">
        {terms ? (
          <Link
            href={paths.legalPageVersion("terms", terms.version)}
            prefetch={false}
            className={`${touchLink} text-small`}
          >
            Version {terms.version} of {formatLagosShortDate(terms.publishedAt)}
          </Link>
        ) : (
          <p className="text-muted text-small">Not recorded.</p>
        )}
      </CardPart>
    </Card>
  );
}

/** What the buyer said about the delivery. */
export function DeliveryReview({ review }: { review: NonNullable<AdminOrderDetail["deliveryReview"]> }) {
  const isGood = review.rating === "good";
  return (
    <Card title="Delivery review">
      <p className="flex flex-wrap items-center gap-x-3">
        <StatusBadge shape={isGood ? "dot" : "square"} tone={isGood ? "success" : "danger"}>
          {isGood ? "Good" : "Not good"}
        </StatusBadge>
        <time dateTime={review.at} className="text-muted text-small">
          {formatLagosShortDate(review.at)}
        </time>
      </p>
      {review.comment && <p className="wrap-anywhere whitespace-pre-line text-small">{review.comment}</p>}
    </Card>
  );
}
