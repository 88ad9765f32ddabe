import Link from "next/link";
import { MembershipFacts, MembershipPage } from "@/components/subscriptions/membership-page";
import { planLabels } from "@/components/subscriptions/plan-labels";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { formatNaira, toKobo } from "@/lib/core/money";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { MAX_SEATS } from "@/lib/subscriptions/groups/contracts";
import { listOwnGroups } from "@/lib/subscriptions/groups/queries";
import { listPlans } from "@/lib/subscriptions/queries";

export const metadata = privatePageMetadata("Groups");

const steps = [
  `Choose a plan and up to ${MAX_SEATS} seats, and pay once.`,
  "Invite people by email. Each seat is a membership of their own.",
  "See here which seats are in use. Nothing renews by itself.",
] as const;

/** A square for each seat, filled when it is in use; the sentence below says it in words. */
function SeatSquares({ used, count }: { used: number; count: number }) {
  return (
    <span aria-hidden className="flex flex-wrap gap-1">
      {Array.from({ length: count }, (_, seat) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
          key={seat}
          className={`size-5 border ${seat < used ? "border-ink bg-ink" : "border-line-strong"}`}
        />
      ))}
    </span>
  );
}

/** The groups that the user has bought, with the way to their seats, and what further seats cost. */
export default async function OwnGroupsPage() {
  const user = await requireCurrentUser(paths.ownGroups);
  const [groups, plans] = await readForPage(Promise.all([listOwnGroups(user._id), listPlans()]));
  return (
    <MembershipPage title="Groups" intro="Memberships that you have bought for a company, a school or a family.">
      {groups.length > 0 ? (
        <ul className="border-ink border-t-2">
          {groups.map(({ token, name, plan, count, used, paidAt }) => (
            <li key={token} className="relative border-line border-b py-5">
              <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
                <div className="grid min-w-0 gap-1">
                  <h2 className="wrap-anywhere font-normal font-read text-subheading">{name}</h2>
                  <p className="text-muted text-small">
                    {planLabels[plan].name}, paid on {formatLagosShortDate(paidAt)}
                  </p>
                </div>
                <div className="grid gap-2">
                  <SeatSquares used={used} count={count} />
                  <p className="font-semibold text-small">
                    {used} of {count} seats in use
                  </p>
                </div>
              </div>
              <Link
                href={paths.group(token)}
                prefetch={false}
                className="link mt-3 inline-flex min-h-tap items-center font-bold after:absolute after:inset-0"
              >
                See the seats<span className="sr-only">: {name}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <section aria-labelledby="how-it-works" className="grid gap-3">
          <h2 id="how-it-works" className="text-heading">
            You have not bought seats yet
          </h2>
          <ol className="border-ink border-t-2">
            {steps.map((step, index) => (
              <li key={step} className="flex gap-3 border-line border-b py-3">
                <span>{index + 1}.</span>
                {step}
              </li>
            ))}
          </ol>
        </section>
      )}
      <section aria-labelledby="prices" className="grid gap-3">
        <h2 id="prices" className="font-sign text-section">
          The price of a seat
        </h2>
        <MembershipFacts
          rows={plans.map(({ id, price, months }) => [
            planLabels[id].name,
            `${formatNaira(toKobo(price))} for ${months === 1 ? "one month" : `${months} months`}`,
          ])}
        />
      </section>
      <ButtonLink
        href={paths.groupForm()}
        variant={groups.length > 0 ? "secondary" : "primary"}
        className="justify-self-start"
      >
        Buy seats for a group
      </ButtonLink>
    </MembershipPage>
  );
}
