import Link from "next/link";
import { JoinButton } from "@/components/subscriptions/join-button";
import { PlanCard } from "@/components/subscriptions/plan-card";
import { PlanFaq } from "@/components/subscriptions/plan-faq";
import { planLabels } from "@/components/subscriptions/plan-labels";
import { tiers } from "@/components/subscriptions/tiers";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
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
import { planRank } from "@/lib/subscriptions/rules";

export const metadata = privatePageMetadata("Join the Circle");

const errorMessages: Record<string, string> = {
  unauthenticated: "You must be logged in to subscribe",
  already_active: "You already have this plan. See your account for its end date.",
};

/** The plans. Visitors can read them; paying needs an account. */
export default async function SubscribePage({ searchParams }: PageProps<"/subscribe">) {
  const { redirectTo, error, plan: chosenId } = await searchParams;
  const [viewer, plans] = await readForPage(Promise.all([getCurrentUser(), listPlans()]));
  const membership = viewer && (await readForPage(getSubscription(viewer._id)));
  const wanted = typeof redirectTo === "string" ? safeRedirectPath(redirectTo, "") : "";
  const chosen = viewer && !membership?.isActive ? plans.find(({ id }) => id === chosenId) : undefined;
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
            <JoinButton action={apiPaths.initPayment} fields={{ plan: chosen.id }}>
              Pay for {planLabels[chosen.id].name}
            </JoinButton>
          </div>
        )}
      </header>
      <section aria-labelledby="plans" className="grid gap-x-gutter gap-y-14 md:grid-cols-3">
        <h2 id="plans" className="sr-only">
          Plans
        </h2>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan}>
            {viewer ? (
              <JoinPlan plan={plan} membership={membership} />
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
function JoinPlan({ plan, membership }: { plan: Plan; membership: SubscriptionDetail | null }) {
  const running = membership?.isActive ? membership : null;
  const { cta, name } = planLabels[plan.id];
  const join = (labels: string) => (
    <JoinButton
      action={apiPaths.initPayment}
      fields={{ plan: plan.id }}
      variant={plan.id === "collector" ? "primary" : "secondary"}
      describedBy={`plan-${plan.id}`}
    >
      {labels}
    </JoinButton>
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
