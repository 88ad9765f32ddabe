import { cookies } from "next/headers";
import Link from "next/link";
import type { ReactNode } from "react";
import { PaymentMethods } from "@/components/payments/payment-methods";
import { GiftForm } from "@/components/subscriptions/gift-form";
import { PlanPlate } from "@/components/subscriptions/plan-card";
import { planLabels } from "@/components/subscriptions/plan-labels";
import { PlanVoucherField } from "@/components/subscriptions/plan-voucher-field";
import { ButtonLink } from "@/components/ui/button";
import { formatNaira, toKobo, toNaira } from "@/lib/core/money";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { textOfCode } from "@/lib/core/text-of-code";
import { paths } from "@/lib/core/urls/paths";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { voucherFormErrorMessage } from "@/lib/orders/form-error-messages";
import { readPlanVoucher } from "@/lib/orders/vouchers/read-plan-voucher";
import type { Plan } from "@/lib/subscriptions/contracts";
import { getSendDays } from "@/lib/subscriptions/gifts/queries";
import { listPlans } from "@/lib/subscriptions/queries";

export const metadata = privatePageMetadata("Give a membership");

const errorMessages: Record<string, string> = {
  code_refused: "The gift voucher could not be used. Nothing was charged.",
  invalid_input: "Please check the names, the email addresses and the date.",
  rate_limited: "Too many tries. Please wait a little and try again.",
};

/** The form that gives a plan to somebody else. */
export default async function GiftPage({ searchParams }: PageProps<"/membership/gift">) {
  const { plan: planId, error, voucherError } = await searchParams;
  const [viewer, plans, days] = await readForPage(
    Promise.all([getCurrentUser(), listPlans(), getSendDays()]),
    paths.giftForm(),
  );
  const plan = plans.find(({ id }) => id === planId);
  const message =
    typeof error === "string" ? (textOfCode(errorMessages, error) ?? "Failed to initialize payment") : null;
  const applied = await readForPage(
    readPlanVoucher(await cookies(), { userId: viewer?._id ?? null, plans, isGift: true }),
  );
  const part = plan ? (applied?.parts[plan.id] ?? 0) : 0;
  const voucher =
    plan && applied && part > 0
      ? { token: applied.token, part, toPay: toNaira(toKobo(plan.price) - toKobo(part)) }
      : null;
  return plan ? (
    <ChosenPlan plan={plan}>
      <PlanVoucherField
        voucher={applied}
        problem={typeof voucherError === "string" ? voucherFormErrorMessage(voucherError) : null}
        hidden={{ page: "gift", plan: plan.id }}
      />
      <GiftForm plan={plan.id} hasAccount={viewer !== null} days={days} error={message} voucher={voucher} />
    </ChosenPlan>
  ) : (
    <PlanChoice plans={plans} />
  );
}

const giftInterval = ({ months }: Plan) => (months === 1 ? "for one month" : `for ${months} months`);

/** The form, and beside it the plate of the plan with what it gives. */
function ChosenPlan({ plan, children }: { plan: Plan; children: ReactNode }) {
  const { name } = planLabels[plan.id];
  return (
    <div data-wide data-plain className="g12 gap-y-8 md:grid-rows-[auto_1fr]">
      <header className="col-span-full grid content-start gap-4 md:col-span-7">
        <h1 className="text-title">Give a membership</h1>
        <p className="reading">
          {name}, {formatNaira(toKobo(plan.price))}. One payment, which does not repeat. The recipient gets a code by
          email and redeems it once, in any account.
        </p>
      </header>
      <aside
        aria-label="What they get"
        className="col-span-full grid content-start gap-6 md:col-span-5 md:row-span-2 lg:col-span-4 lg:col-start-9"
      >
        <PlanPlate plan={plan} heading="h2" interval={giftInterval(plan)} />
        <PlanFeatures plan={plan} className="max-md:hidden" />
      </aside>
      <div className="col-span-full grid content-start gap-6 md:col-span-7">
        {children}
        <PaymentMethods purpose="membership" amountKobo={toKobo(plan.price)} />
        <p className="text-muted text-small">
          <Link href={paths.giftForm()} prefetch={false} className="link">
            Choose another plan
          </Link>
        </p>
      </div>
    </div>
  );
}

const steps: readonly (readonly [step: string, text: string])[] = [
  ["Choose a plan", "You pay once. Nothing repeats."],
  ["Name the day", "The recipient gets a code by email, today or on a day that you name."],
  ["They redeem it", "Once, in any account. A member’s time is extended by it."],
];

/** The plans to choose from, and how a gift works. */
function PlanChoice({ plans }: { plans: readonly Plan[] }) {
  return (
    <div data-wide className="grid gap-[clamp(2rem,4vw,4rem)]">
      <header className="g12 items-end gap-y-4">
        <h1 className="col-span-full text-giant lg:col-span-7">Give a membership</h1>
        <p className="col-span-full max-w-[36ch] font-normal font-read text-lede text-muted lg:col-span-5">
          Choose a plan. You pay once; the recipient gets a code by email, today or on a day that you name.
        </p>
      </header>
      <nav aria-label="Plans">
        <ul className="grid gap-x-gutter gap-y-12 lg:grid-cols-3">
          {plans.map((plan) => (
            <li
              key={plan.id}
              className="group relative grid content-start gap-6 md:max-lg:grid-cols-2 md:max-lg:items-start lg:row-span-2 lg:grid-rows-subgrid"
            >
              <PlanPlate
                plan={plan}
                heading="h2"
                interval={giftInterval(plan)}
                className="transition-transform duration-quick ease-house group-hover:-translate-y-1"
              />
              <div className="grid content-start gap-6">
                <ButtonLink
                  href={paths.giftForm({ plan: plan.id })}
                  variant="secondary"
                  wide
                  className="after:absolute after:inset-0"
                >
                  Choose<span className="sr-only"> {planLabels[plan.id].name}</span>
                </ButtonLink>
                <PlanFeatures plan={plan} />
              </div>
            </li>
          ))}
        </ul>
      </nav>
      <ol className="grid gap-x-gutter border-line border-t md:grid-cols-3">
        {steps.map(([step, text], index) => (
          <li
            key={step}
            className="grid grid-cols-[3rem_minmax(0,1fr)] content-start gap-y-1 py-6 max-md:border-line max-md:border-b"
          >
            <span aria-hidden className="row-span-2 font-extrabold text-accent-ink text-heading leading-none">
              {index + 1}
            </span>
            <h2 className="text-subheading">{step}</h2>
            <p className="font-normal font-read text-muted text-read">{text}</p>
          </li>
        ))}
      </ol>
      <p className="text-muted text-small">
        What each plan gives is on the{" "}
        <Link href={paths.membership} prefetch={false} className="link">
          page of the Circle
        </Link>
        . For an amount instead of a plan, give a{" "}
        <Link href={paths.voucherForm()} prefetch={false} className="link">
          gift voucher of the shop
        </Link>
        ; for several people, buy{" "}
        <Link href={paths.groupForm()} prefetch={false} className="link">
          seats for a group
        </Link>
        .
      </p>
    </div>
  );
}

function PlanFeatures({ plan, className = "" }: { plan: Plan; className?: string }) {
  return (
    <ul className={`content-start border-ink border-t-2 ${className}`}>
      {planLabels[plan.id].features.map((feature) => (
        <li key={feature} className="border-line border-b py-2 font-medium first:font-bold">
          {feature}
        </li>
      ))}
    </ul>
  );
}
