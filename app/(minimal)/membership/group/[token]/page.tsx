import { notFound } from "next/navigation";
import { GroupBreadcrumb } from "@/components/subscriptions/group-breadcrumb";
import { GroupSeats } from "@/components/subscriptions/group-seats";
import { InviteSeatForm } from "@/components/subscriptions/invite-seat-form";
import { planLabels } from "@/components/subscriptions/plan-labels";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { formatNaira, toKobo } from "@/lib/core/money";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { textOfCode } from "@/lib/core/text-of-code";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import type { Group } from "@/lib/subscriptions/groups/contracts";
import { getGroupByLink } from "@/lib/subscriptions/groups/queries";

// The URL is the secret, so it must not be sent as a referrer to other sites.
export const metadata = { ...privatePageMetadata("Your group"), referrer: "same-origin" as const };

const errorMessages: Record<string, string> = {
  invalid_input: "Please check the email address.",
  conflict: "This is not possible any more: no seat is free, or the address has one already.",
  rate_limited: "Too many invitations. Please wait a little and try again.",
};
const doneMessages: Record<string, string> = {
  invited: "The invitation is on its way.",
  withdrawn: "The invitation is withdrawn; the seat is free.",
};

/** The seats of a group, for its buyer. */
export default async function GroupPage({ params, searchParams }: PageProps<"/membership/group/[token]">) {
  const token = decodeURIComponent((await params).token);
  const { error, done } = await searchParams;
  const group = await readForPage(getGroupByLink(token), paths.group(token));
  if (!group) notFound();
  const viewer = await getCurrentUser();
  const free = group.seats.filter(({ state }) => state === "free").length;
  return (
    <div data-wide data-plain className="g12 items-start gap-y-10 md:grid-rows-[auto_1fr]">
      <header className="col-span-full grid content-start gap-3 md:col-span-7">
        <GroupBreadcrumb viewer={viewer} current={group.name} />
        <h1 className="wrap-anywhere text-title">{group.name}</h1>
        <p className="text-muted">
          {group.count} seats of the {planLabels[group.plan].name} plan
        </p>
      </header>
      <div className="col-span-full grid content-start gap-10 md:col-span-7 md:row-start-2">
        {group.state === "unpaid" ? (
          <div className="grid justify-items-start gap-3">
            <p className="reading">
              Paystack has not confirmed the payment. If you have paid, check again in a moment; if not, nothing was
              charged.
            </p>
            {/* A plain link, because the route verifies the payment and redirects here. */}
            <a href={serverApiPaths.groupPaymentCallback(token)} className="link inline-flex min-h-11 items-center">
              Check again
            </a>
          </div>
        ) : (
          <>
            <Alert tone="error">
              {typeof error === "string" ? (textOfCode(errorMessages, error) ?? "That did not work.") : null}
            </Alert>
            <Alert tone="success">{typeof done === "string" ? textOfCode(doneMessages, done) : null}</Alert>
            <section className="grid gap-4">
              <h2 className="font-sign text-section">
                {group.inUse} of {group.count} seats in use
              </h2>
              <GroupSeats token={token} seats={group.seats} />
            </section>
            {free > 0 ? (
              <section className="grid gap-4">
                <h2 className="font-sign text-section">Invite somebody</h2>
                <p className="text-muted">
                  {free === 1 ? "One seat is free." : `${free} seats are free.`} The person gets a code by email, which
                  works once.
                </p>
                <InviteSeatForm token={token} />
              </section>
            ) : (
              group.state === "paid" && <p className="text-muted">No seat is free. An invitation can be withdrawn.</p>
            )}
          </>
        )}
      </div>
      <aside
        aria-label="Payment"
        className="col-span-full grid content-start gap-10 md:col-span-5 md:row-span-2 md:row-start-1 lg:col-span-4 lg:col-start-9"
      >
        <GroupFacts group={group} token={token} />
        {group.state !== "unpaid" && group.inUse > 0 && (
          <section className="grid justify-items-start gap-3">
            <h2 className="font-sign text-section">Renew everybody</h2>
            <p className="text-muted">
              One payment extends the people who use a seat, each from the end of their membership. Do it before then,
              and nobody has a gap.
            </p>
            <ButtonLink href={paths.groupForm({ renew: token })} variant="secondary">
              Renew
            </ButtonLink>
          </section>
        )}
      </aside>
    </div>
  );
}

function GroupFacts({ group, token }: { group: Group; token: string }) {
  const { plan, count, seatPrice, total, voucher, refunded, reference, paidAt } = group;
  return (
    <section className="on-paper grid gap-4 border-laterite border-t-5 p-5 shadow-label sm:p-6">
      <h2 className="font-sign text-section">Payment</h2>
      <dl className="grid gap-3 [&_dd]:wrap-anywhere [&_dd]:font-bold [&_dt]:text-muted [&_dt]:text-small">
        <div>
          <dt>Plan</dt>
          <dd>{planLabels[plan].name}</dd>
        </div>
        <div>
          <dt>Amount</dt>
          <dd>
            {count} × {formatNaira(toKobo(seatPrice))} = {formatNaira(toKobo(total))}
          </dd>
        </div>
        {voucher > 0 && (
          <div>
            <dt>Paid by gift voucher</dt>
            <dd>{formatNaira(toKobo(voucher))}</dd>
          </div>
        )}
        {refunded > 0 && (
          <div>
            <dt>Refunded</dt>
            <dd>{formatNaira(toKobo(refunded))}</dd>
          </div>
        )}
        <div>
          <dt>{paidAt ? "Paid on" : "Status"}</dt>
          <dd>{paidAt ? formatLagosDate(paidAt) : "Not paid"}</dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd>{reference}</dd>
        </div>
      </dl>
      {paidAt ? (
        <a href={serverApiPaths.groupReceipt(token)} download className="link inline-flex min-h-11 items-center">
          Receipt (PDF)
        </a>
      ) : (
        <ButtonLink href={paths.groupForm({ plan })}>Start again</ButtonLink>
      )}
    </section>
  );
}
