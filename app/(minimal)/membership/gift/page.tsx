import Link from "next/link";
import { GiftForm } from "@/components/subscriptions/gift-form";
import { PlanPlate } from "@/components/subscriptions/plan-card";
import { planLabels } from "@/components/subscriptions/plan-labels";
import { formatNaira, toKobo } from "@/lib/core/money";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { textOfCode } from "@/lib/core/text-of-code";
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
  const message =
    typeof error === "string" ? (textOfCode(errorMessages, error) ?? "Failed to initialize payment") : null;
  return (
    <>
      {plan ? (
        <>
          <h1 className="text-title">Give a membership</h1>
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
        <div className="grid gap-6 lg:mx-[calc((100%_-_min(100vw,80rem))_*_0.5_+_var(--edge))]">
          <h1 className="text-title">Give a membership</h1>
          <p className="reading">
            Choose a plan. You pay once; the recipient gets a code by email, today or on a day that you name.
          </p>
          <nav aria-label="Plans">
            <ul className="grid gap-5 lg:grid-cols-3">
              {plans.map((each) => (
                <li key={each.id}>
                  <Link href={paths.giftForm({ plan: each.id })} prefetch={false} className="group block rounded-card">
                    <PlanPlate
                      plan={each}
                      heading="h2"
                      interval={each.months === 1 ? "for one month" : `for ${each.months} months`}
                      className="transition-transform duration-quick ease-house group-hover:-translate-y-1"
                    />
                    <span className="flex min-h-12 items-center gap-3 px-1 font-bold group-hover:underline">
                      <span
                        aria-hidden
                        className="size-5 rounded-full border-2 border-ink p-0.75 after:block after:size-full after:rounded-full group-hover:after:bg-ink"
                      />
                      Choose
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p className="text-muted text-small">
            What each plan gives is on the{" "}
            <Link href={paths.membership} prefetch={false} className="link">
              page of the Circle
            </Link>
            .
          </p>
        </div>
      )}
    </>
  );
}
