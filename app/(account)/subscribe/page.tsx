import Link from "next/link";
import { JoinButton } from "@/components/membership/join-button";
import { PlanCard } from "@/components/membership/plan-card";
import { PlanFaq } from "@/components/membership/plan-faq";
import { planWords } from "@/components/membership/plan-words";
import { tiers } from "@/components/membership/tiers";
import { ButtonLink } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { lagosDay } from "@/components/ui/museum-time";
import { Page } from "@/components/ui/page";
import { getViewer } from "@/lib/http/viewer";
import type { Membership, Plan } from "@/lib/membership/contracts";
import { getMembership, listPlans } from "@/lib/membership/queries";
import { planRank } from "@/lib/membership/rules";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths, safeReturnPath } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Join the Circle");

const refusals: Record<string, string> = {
  unauthenticated: "You must be logged in to subscribe",
  already_active: "That plan is running already. Your account says until when, and what follows it.",
};

/** The plans for somebody who is about to pay. A visitor may read all of it; paying needs an account. */
export default async function SubscribePage({ searchParams }: PageProps<"/subscribe">) {
  const { redirectTo, error } = await searchParams;
  const [viewer, plans] = await Promise.all([getViewer(), listPlans()]);
  const membership = viewer && (await getMembership(viewer._id));
  const wanted = typeof redirectTo === "string" ? safeReturnPath(redirectTo, "") : "";
  const back = paths.plans({ redirectTo: wanted || undefined });
  return (
    <Page className="grid gap-wall pb-wall">
      <header className="grid gap-5 pt-[clamp(2rem,5vw,4.5rem)]">
        <h1 className="max-w-[12ch] text-giant">Join the Circle</h1>
        <p className="max-w-[46ch] font-normal font-read text-lede text-muted">
          {wanted
            ? "That room belongs to members. Choose a plan, and it opens as soon as the payment has arrived."
            : "Three plans. Each opens every hall at once; the dearer ones send you things."}
        </p>
        {typeof error === "string" && <Message>{`❌ ${refusals[error] ?? "Failed to initialize payment"}`}</Message>}
        {membership?.isActive && <Standing membership={membership} />}
      </header>
      <section aria-labelledby="plans" className="grid gap-x-gutter gap-y-14 md:grid-cols-3">
        <h2 id="plans" className="sr-only">
          Plans
        </h2>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan}>
            {viewer ? <JoinPlan plan={plan} membership={membership} /> : <SignInRequired back={back} />}
          </PlanCard>
        ))}
      </section>
      <p className="reading text-muted">
        Prices in naira, with nothing added at the till. Payment goes through Paystack; the museum never sees the number
        of a card.
      </p>
      <PlanFaq />
    </Page>
  );
}

function SignInRequired({ back }: { back: string }) {
  return (
    <>
      <p className="font-semibold text-muted text-small">Sign In Required</p>
      <ButtonLink href={paths.login({ redirectTo: back })} look="secondary" wide>
        Login to choose it
      </ButtonLink>
    </>
  );
}

function Standing({ membership: { plan, until } }: { membership: Membership }) {
  return (
    <p className="reading">
      You are in the Circle as {tiers[plan].name}, until {lagosDay(until)}.{" "}
      <Link href={paths.account} prefetch={false} className="link">
        Your account
      </Link>{" "}
      has the renewal and the receipts.
    </p>
  );
}

/** The button of a plan, or the sentence that says why there is none. */
function JoinPlan({ plan, membership }: { plan: Plan; membership: Membership | null }) {
  const running = membership?.isActive ? membership : null;
  const { cta, name } = planWords[plan.id];
  const join = (words: string) => (
    <JoinButton
      action={apiPaths.initPayment}
      fields={{ plan: plan.id }}
      look={plan.id === "collector" ? "primary" : "secondary"}
      describedBy={`plan-${plan.id}`}
    >
      {words}
    </JoinButton>
  );
  if (!running) return join(cta);
  if (running.plan === plan.id) {
    return running.renewal?.status === "active" && running.renewal.plan === plan.id ? (
      <p className="font-semibold text-muted text-small">
        This is your plan. It renews by itself
        {running.renewal.nextPaymentAt && ` on ${lagosDay(running.renewal.nextPaymentAt)}`}.
      </p>
    ) : (
      join(`Extend ${name}`)
    );
  }
  if (planRank(plan.id) > planRank(running.plan)) return join(`Go up to ${name}`);
  return (
    <p className="font-semibold text-muted text-small">
      Your plan holds all of this. You can go on with {name} at its end, in{" "}
      <Link href={paths.account} prefetch={false} className="link">
        your account
      </Link>
      .
    </p>
  );
}
