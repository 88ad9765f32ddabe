import Link from "next/link";
import { GiftForm } from "@/components/subscriptions/gift-form";
import { planLabels } from "@/components/subscriptions/plan-labels";
import { formatNaira, toKobo } from "@/lib/core/money";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getSendDays } from "@/lib/subscriptions/gifts/queries";
import { listPlans } from "@/lib/subscriptions/queries";

export const metadata = privatePageMetadata("Give a membership");

const errorMessages: Record<string, string> = {
  invalid_input: "Please check the names, the email addresses and the date.",
  rate_limited: "Too many tries. Please wait a little and try again.",
};

/** The form that gives a plan to somebody else. */
export default async function GiftPage({ searchParams }: PageProps<"/membership/gift">) {
  const { plan: planId, error } = await searchParams;
  const [viewer, plans, days] = await readForPage(
    Promise.all([getCurrentUser(), listPlans(), getSendDays()]),
    paths.giftForm(),
  );
  const plan = plans.find(({ id }) => id === planId);
  const message = typeof error === "string" ? (errorMessages[error] ?? "Failed to initialize payment") : null;
  return (
    <>
      <h1 className="text-title">Give a membership</h1>
      {plan ? (
        <>
          <p className="reading">
            {planLabels[plan.id].name}, {formatNaira(toKobo(plan.price))}. One payment, which does not repeat. The
            recipient gets a code by email and redeems it once, in any account.
          </p>
          <GiftForm plan={plan.id} hasAccount={viewer !== null} days={days} error={message} />
          <p className="text-muted text-small">
            <Link href={paths.giftForm()} prefetch={false} className="link">
              Choose another plan
            </Link>
          </p>
        </>
      ) : (
        <nav aria-label="Plans">
          <ul className="grid gap-3">
            {plans.map(({ id, price }) => (
              <li key={id}>
                <Link
                  href={paths.giftForm({ plan: id })}
                  prefetch={false}
                  className="link inline-flex min-h-11 items-center"
                >
                  {planLabels[id].name}, {formatNaira(toKobo(price))}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
