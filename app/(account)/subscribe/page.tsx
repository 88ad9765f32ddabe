import { cookies } from "next/headers";
import { PaymentMethods } from "@/components/payments/payment-methods";
import { CurrentPlan, JoinPlan, SignInRequired } from "@/components/subscriptions/join-plan";
import { PlanCard } from "@/components/subscriptions/plan-card";
import { PlanCodeForm } from "@/components/subscriptions/plan-code-form";
import { PlanFaq } from "@/components/subscriptions/plan-faq";
import { planLabels } from "@/components/subscriptions/plan-labels";
import { PlanPayment } from "@/components/subscriptions/plan-payment";
import { PlanVoucherField } from "@/components/subscriptions/plan-voucher-field";
import { TrialNote, TrialOffer } from "@/components/subscriptions/trial-offer";
import { Alert } from "@/components/ui/alert";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { Page } from "@/components/ui/page";
import { formatNaira, toKobo } from "@/lib/core/money";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { textOfCode } from "@/lib/core/text-of-code";
import { paths } from "@/lib/core/urls/paths";
import { safeRedirectPath } from "@/lib/core/urls/safe-redirect-path";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { voucherFormErrorMessage } from "@/lib/orders/form-error-messages";
import { readPlanVoucher } from "@/lib/orders/vouchers/read-plan-voucher";
import type { SubscriptionDetail } from "@/lib/subscriptions/contracts";
import { getSubscription, listPlans } from "@/lib/subscriptions/queries";
import { quotePlanCode } from "@/lib/subscriptions/quote-plan-code";
import { referralCode } from "@/lib/subscriptions/referrals/contracts";
import { isReferralCode } from "@/lib/subscriptions/referrals/queries";
import { getTrialOffer } from "@/lib/subscriptions/trials/queries";

export const metadata = privatePageMetadata("Join the Circle");

const errorMessages: Record<string, string> = {
  unauthenticated: "You must be logged in to subscribe",
  code_refused: "The discount code or the gift voucher could not be used. Nothing was charged.",
  trial_refused: "The free trial was not started. It is once for each person, for people who never had a plan.",
  already_active: "You already have this plan. See your account for its end date.",
};

type Viewer = Awaited<ReturnType<typeof getCurrentUser>>;

/** Only who has not paid before is brought by a friend. */
const canUseFriend = (viewer: Viewer, membership: SubscriptionDetail | null): boolean =>
  viewer === null || !membership?.receipts.length;

async function findFriend(code: string): Promise<string | undefined> {
  const parsed = referralCode.safeParse(code);
  return parsed.success && (await readForPage(isReferralCode(parsed.data))) ? parsed.data : undefined;
}

/** The plans. Visitors can read them; paying needs an account. */
export default async function SubscribePage({ searchParams }: PageProps<"/subscribe">) {
  const { redirectTo, error, plan: chosenId, discountCode, voucherError, friend: sentBy } = await searchParams;
  const [viewer, plans] = await readForPage(Promise.all([getCurrentUser(), listPlans()]));
  const membership = viewer && (await readForPage(getSubscription(viewer._id)));
  const trials = await readForPage(getTrialOffer(viewer?._id ?? null));
  const wanted = typeof redirectTo === "string" ? safeRedirectPath(redirectTo, "") : "";
  const chosen = viewer && !membership?.isActive ? plans.find(({ id }) => id === chosenId) : undefined;
  const canUseCode = !membership?.receipts.length;
  const typedCode = canUseCode && typeof discountCode === "string" ? discountCode.trim().slice(0, 40) : "";
  const quote =
    viewer && typedCode ? await readForPage(quotePlanCode({ userId: viewer._id, code: typedCode, plans })) : null;
  const friend = canUseFriend(viewer, membership) && typeof sentBy === "string" ? await findFriend(sentBy) : undefined;
  const voucher = viewer
    ? await readForPage(readPlanVoucher(await cookies(), { userId: viewer._id, plans, quote }))
    : null;
  const query = { friend, redirectTo: wanted || undefined, plan: chosen?.id };
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
          <Alert tone="error">{textOfCode(errorMessages, error) ?? "Failed to initialize payment"}</Alert>
        )}
        {friend && <p className="font-semibold">A member sent you. They get a thank-you when you join.</p>}
        {membership?.pause && (
          <Alert tone="pending">{`Your membership is paused until ${formatLagosDate(membership.pause.until)}. A payment ends the pause.`}</Alert>
        )}
        {membership?.isActive && <CurrentPlan membership={membership} />}
        {chosen && (
          <div className="grid max-w-form gap-3">
            <p className="font-bold">
              You chose {planLabels[chosen.id].name}, {formatNaira(toKobo(chosen.price))}{" "}
              {planLabels[chosen.id].interval}.
            </p>
            <PlanPayment plan={chosen} membership={membership} quote={quote} voucher={voucher} friend={friend}>
              Pay for {planLabels[chosen.id].name}
            </PlanPayment>
          </div>
        )}
        {viewer && canUseCode && <PlanCodeForm quote={quote} query={query} />}
        {viewer && (
          <PlanVoucherField
            voucher={voucher}
            problem={typeof voucherError === "string" ? voucherFormErrorMessage(voucherError) : null}
            hidden={{ page: "plans", plan: chosen?.id, friend, ...(quote && { discountCode: quote.code }) }}
          />
        )}
        {!viewer && typedCode && (
          <p className="font-semibold">Log in, and the discount code of your link is applied to the first payment.</p>
        )}
      </header>
      <section aria-labelledby="plans" className="grid gap-x-gutter gap-y-14 md:grid-cols-3">
        <h2 id="plans" className="sr-only">
          Plans
        </h2>
        {plans.map((plan) => (
          <PlanCard key={plan.id} plan={plan}>
            {viewer ? (
              <>
                <JoinPlan plan={plan} membership={membership} quote={quote} voucher={voucher} friend={friend} />
                {trials[plan.id] > 0 && <TrialOffer plan={plan.id} days={trials[plan.id]} />}
              </>
            ) : (
              <>
                <SignInRequired
                  plan={plan}
                  returnTo={paths.plans({ ...query, plan: plan.id, discountCode: typedCode || undefined })}
                />
                {trials[plan.id] > 0 && <TrialNote days={trials[plan.id]} />}
              </>
            )}
          </PlanCard>
        ))}
      </section>
      <div className="grid max-w-read gap-5">
        <p className="reading text-muted">
          Prices in naira, with nothing added at checkout. Payment goes through Paystack; the museum never sees your
          card number. Your card renews the plan until you turn that off. Pay once, and nothing renews: before the end
          you get a link for the next payment.
        </p>
        <PaymentMethods purpose="membership" />
      </div>
      <PlanFaq />
    </Page>
  );
}
