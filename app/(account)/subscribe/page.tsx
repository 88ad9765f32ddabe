import Link from "next/link";
import { JoinButton } from "@/components/subscriptions/join-button";
import { PlanCard } from "@/components/subscriptions/plan-card";
import { PlanFaq } from "@/components/subscriptions/plan-faq";
import { planLabels } from "@/components/subscriptions/plan-labels";
import { tiers } from "@/components/subscriptions/tiers";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { Page } from "@/components/ui/page";
import { formatNaira, toKobo } from "@/lib/core/money";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { safeRedirectPath } from "@/lib/core/urls/safe-redirect-path";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import type { Plan, SubscriptionDetail } from "@/lib/subscriptions/contracts";
import { getSubscription, listPlans } from "@/lib/subscriptions/queries";
import { type PlanCodeQuote, quotePlanCode } from "@/lib/subscriptions/quote-plan-code";
import { planRank } from "@/lib/subscriptions/rules";

export const metadata = privatePageMetadata("Join the Circle");

const errorMessages: Record<string, string> = {
  unauthenticated: "You must be logged in to subscribe",
  code_refused: "The discount code could not be used. Nothing was charged.",
  already_active: "You already have this plan. See your account for its end date.",
};

/** The plans. Visitors can read them; paying needs an account. */
export default async function SubscribePage({ searchParams }: PageProps<"/subscribe">) {
  const { redirectTo, error, plan: chosenId, discountCode } = await searchParams;
  const [viewer, plans] = await readForPage(Promise.all([getCurrentUser(), listPlans()]));
  const membership = viewer && (await readForPage(getSubscription(viewer._id)));
  const wanted = typeof redirectTo === "string" ? safeRedirectPath(redirectTo, "") : "";
  const chosen = viewer && !membership?.isActive ? plans.find(({ id }) => id === chosenId) : undefined;
  const canUseCode = viewer !== null && !membership?.receipts.length;
  const typedCode = canUseCode && typeof discountCode === "string" ? discountCode.trim().slice(0, 40) : "";
  const quote =
    viewer && typedCode ? await readForPage(quotePlanCode({ userId: viewer._id, code: typedCode, plans })) : null;
  const query = { redirectTo: wanted || undefined, plan: chosen?.id };
  return (
    <Page className="grid gap-wall pb-wall">
      <header className="grid gap-5 pt-[clamp(2rem,5vw,4.5rem)]">
        <h1 className="max-w-[12ch] text-giant">Join the Circle</h1>
        <p className="max-w-[46ch] font-normal font-read text-lede text-muted">
          {wanted
            ? "That page is for members. Choose a plan; it opens as soon as your payment arrives."
            : "Three plans. Each opens every exhibition; the higher ones include things by post."}
        </p>
        {typeof error === "string" && (
          <Alert tone="error">{errorMessages[error] ?? "Failed to initialize payment"}</Alert>
        )}
        {membership?.isActive && <CurrentPlan membership={membership} />}
        {chosen && (
          <div className="grid max-w-form gap-3">
            <p className="font-bold">
              You chose {planLabels[chosen.id].name}, {formatNaira(toKobo(chosen.price))}{" "}
              {planLabels[chosen.id].interval}.
            </p>
            <FirstPayment plan={chosen} quote={quote} />
            <JoinButton action={apiPaths.initPayment} fields={joinFields(chosen, quote)}>
              Pay for {planLabels[chosen.id].name}
            </JoinButton>
          </div>
        )}
        {canUseCode && <PlanCodeForm quote={quote} query={query} />}
      </header>
      <section aria-labelledby="plans" className="grid gap-x-gutter gap-y-14 md:grid-cols-3">
        <h2 id="plans" className="sr-only">
          Plans
        </h2>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan}>
            {viewer ? (
              <JoinPlan plan={plan} membership={membership} quote={quote} />
            ) : (
              <SignInRequired returnTo={paths.plans({ redirectTo: wanted || undefined, plan: plan.id })} />
            )}
          </PlanCard>
        ))}
      </section>
      <p className="reading text-muted">
        Prices in naira, with nothing added at checkout. Payment goes through Paystack; the museum never sees your card
        number.
      </p>
      <PlanFaq />
    </Page>
  );
}

type Quoted = { quote: PlanCodeQuote | null };

const firstPaymentOf = (plan: Plan, quote: PlanCodeQuote | null): number | undefined =>
  quote?.problem === null ? quote.firstPayment[plan.id] : undefined;

const joinFields = (plan: Plan, quote: PlanCodeQuote | null) => ({
  plan: plan.id,
  ...(quote && firstPaymentOf(plan, quote) !== undefined && { discountCode: quote.code }),
});

/** What is charged with the discount code, and what a renewal costs. */
function FirstPayment({ plan, quote }: { plan: Plan } & Quoted) {
  const amount = firstPaymentOf(plan, quote);
  if (!quote || amount === undefined) return null;
  return (
    <p className="font-semibold text-small">
      {formatNaira(toKobo(amount))} now with the code {quote.code}. Each renewal costs {formatNaira(toKobo(plan.price))}
      .
    </p>
  );
}

/** Types a discount code for the first payment, or shows and removes the one that is applied. A form that needs no script. */
function PlanCodeForm({ quote, query }: Quoted & { query: { redirectTo?: string; plan?: string } }) {
  if (quote?.problem === null)
    return (
      <p role="status" className="font-semibold text-small">
        The discount code {quote.code} is applied to the first payment.{" "}
        <Link
          href={paths.plans(query)}
          prefetch={false}
          className="link inline-flex min-h-tap items-center font-normal"
        >
          Remove<span className="sr-only"> the discount code</span>
        </Link>
      </p>
    );
  return (
    <form
      action={paths.subscribe}
      method="get"
      className="grid max-w-form grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3"
    >
      {Object.entries(query).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      <TextField
        label="Discount code"
        name="discountCode"
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={quote?.code}
        error={quote?.problem}
      />
      <Button type="submit" variant="secondary" size="small" className="mt-7 min-h-12">
        Apply<span className="sr-only"> the discount code</span>
      </Button>
    </form>
  );
}

function SignInRequired({ returnTo }: { returnTo: string }) {
  return (
    <>
      <p className="font-semibold text-muted text-small">Sign In Required</p>
      <ButtonLink href={paths.login({ redirectTo: returnTo })} variant="secondary" wide>
        Log in to choose
      </ButtonLink>
    </>
  );
}

function CurrentPlan({ membership: { plan, until } }: { membership: SubscriptionDetail }) {
  return (
    <p className="reading">
      You are in the Circle as {tiers[plan].name}, until {formatLagosDate(until)}.{" "}
      <Link href={paths.account} prefetch={false} className="link">
        Your account
      </Link>{" "}
      has the renewal and the receipts.
    </p>
  );
}

/** The button of a plan, or why there is none. */
function JoinPlan({ plan, membership, quote }: { plan: Plan; membership: SubscriptionDetail | null } & Quoted) {
  const running = membership?.isActive ? membership : null;
  const { cta, name } = planLabels[plan.id];
  const join = (labels: string) => (
    <>
      <FirstPayment plan={plan} quote={quote} />
      <JoinButton
        action={apiPaths.initPayment}
        fields={joinFields(plan, quote)}
        variant={plan.id === "collector" ? "primary" : "secondary"}
        describedBy={`plan-${plan.id}`}
      >
        {labels}
      </JoinButton>
    </>
  );
  if (!running) return join(cta);
  if (running.plan === plan.id) {
    return running.renewal?.status === "active" && running.renewal.plan === plan.id ? (
      <p className="font-semibold text-muted text-small">
        This is your plan. It renews automatically
        {running.renewal.nextPaymentAt && ` on ${formatLagosDate(running.renewal.nextPaymentAt)}`}.
      </p>
    ) : (
      join(`Extend ${name}`)
    );
  }
  if (planRank(plan.id) > planRank(running.plan)) return join(`Upgrade to ${name}`);
  return (
    <p className="font-semibold text-muted text-small">
      Your plan includes all of this. You can switch to {name} at the end of the period, in{" "}
      <Link href={paths.account} prefetch={false} className="link">
        your account
      </Link>
      .
    </p>
  );
}
