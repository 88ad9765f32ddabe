import { cookies } from "next/headers";
import Link from "next/link";
import { notFound } from "next/navigation";
import { PaymentMethods } from "@/components/payments/payment-methods";
import { GroupBreadcrumb } from "@/components/subscriptions/group-breadcrumb";
import { GroupForm } from "@/components/subscriptions/group-form";
import { PlanPlate } from "@/components/subscriptions/plan-card";
import { planLabels } from "@/components/subscriptions/plan-labels";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { textOfCode } from "@/lib/core/text-of-code";
import { paths } from "@/lib/core/urls/paths";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { voucherFormErrorMessage } from "@/lib/orders/form-error-messages";
import { readPlanVoucher } from "@/lib/orders/vouchers/read-plan-voucher";
import { MAX_SEATS, MIN_SEATS } from "@/lib/subscriptions/groups/contracts";
import { getGroupByLink } from "@/lib/subscriptions/groups/queries";
import { listPlans } from "@/lib/subscriptions/queries";

// With the token of a group, the URL is a secret, so it must not be sent as a referrer to other sites.
export const metadata = { ...privatePageMetadata("Seats for a group"), referrer: "same-origin" as const };

const errorMessages: Record<string, string> = {
  code_refused: "The gift voucher could not be used. Nothing was charged.",
  invalid_input: "Please check the number of seats, the name and the email address.",
  rate_limited: "Too many tries. Please wait a little and try again.",
};

const rules = [
  "Each seat is a membership for the period of the plan, from the day on which it is taken.",
  "You invite people by email. An invitation can be sent again, or withdrawn until it is accepted.",
  "If somebody is a member already, the time is added to theirs.",
  "Nothing renews by itself. You can renew everybody with one payment.",
] as const;

/** The form that buys seats for a group, or renews one. */
export default async function GroupFormPage({ searchParams }: PageProps<"/membership/group">) {
  const { plan: planId, renew, seats, error, voucherError } = await searchParams;
  const token = typeof renew === "string" ? renew : null;
  const [viewer, plans, group] = await readForPage(
    Promise.all([getCurrentUser(), listPlans(), token ? getGroupByLink(token) : null]),
    paths.groupForm(),
  );
  const plan =
    plans.find(({ id }) => id === (group?.plan ?? planId)) ?? plans.find(({ id }) => id === "yearly") ?? plans[0];
  if ((token && !group?.inUse) || !plan) notFound();
  const voucher = await readForPage(
    readPlanVoucher(await cookies(), { userId: viewer?._id ?? null, plans, isGift: true }),
  );
  // Without JavaScript: the voucher would have paid more than the total that the form showed.
  const isUnseen = error === "code_refused" && voucher !== null && voucher.balance > 0;
  const refusal =
    typeof error === "string" ? (textOfCode(errorMessages, error) ?? "Failed to initialize payment") : null;
  return (
    <div data-wide data-plain className="grid gap-4">
      <GroupBreadcrumb viewer={viewer} group={group && token} current={group ? "Renew" : "Seats for a group"} />
      <div className="g12 gap-y-8 md:grid-rows-[auto_1fr]">
        <header className="col-span-full grid content-start gap-4 md:col-span-7">
          <h1 className="wrap-anywhere text-title">{group ? `Renew ${group.name}` : "Seats for a group"}</h1>
          <p className="reading">
            {group
              ? `One payment extends the ${planLabels[plan.id].name} plan of ${group.inUse === 1 ? "one person" : `${group.inUse} people`}, each from the end of their membership. Further seats are free to invite others.`
              : `${MIN_SEATS} to ${MAX_SEATS} memberships in one payment, for a company, a school or a family. You invite the people afterwards.`}
          </p>
        </header>
        <div className="col-span-full grid content-start gap-6 md:col-span-7 md:row-start-2">
          <GroupForm
            plans={plans}
            plan={plan.id}
            hasAccount={viewer !== null}
            renewal={group && token ? { token, name: group.name, inUse: group.inUse } : null}
            seats={typeof seats === "string" && /^\d{1,2}$/.test(seats) ? Number(seats) : null}
            error={isUnseen ? "Please check the total and pay then. Nothing was charged." : refusal}
            voucher={voucher}
            voucherField={{
              problem: typeof voucherError === "string" ? voucherFormErrorMessage(voucherError) : null,
              hidden: { page: "group", ...(token ? { renew: token } : { plan: plan.id }) },
            }}
          />
          <PaymentMethods purpose="membership" />
          <p className="text-muted text-small">
            For one person,{" "}
            <Link href={paths.giftForm()} prefetch={false} className="link">
              give a membership
            </Link>
            .
          </p>
        </div>
        <aside
          aria-label={group ? "The plan" : "How it works"}
          className="col-span-full grid content-start gap-4 md:col-span-5 md:row-span-2 md:row-start-1 lg:col-span-4 lg:col-start-9"
        >
          {group ? (
            <PlanPlate
              plan={plan}
              heading="h2"
              interval={`a seat for ${plan.months === 1 ? "one month" : `${plan.months} months`}`}
            />
          ) : (
            <>
              {/* On the line of the title beside it. */}
              <h2 className="font-sign text-section md:pt-2">How it works</h2>
              <ul className="border-ink border-t-2">
                {rules.map((rule) => (
                  <li key={rule} className="border-line border-b py-3">
                    {rule}
                  </li>
                ))}
              </ul>
            </>
          )}
        </aside>
      </div>
    </div>
  );
}
