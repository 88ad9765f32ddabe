import { MembershipFacts, MembershipPage } from "@/components/subscriptions/membership-page";
import { ReferralLink } from "@/components/subscriptions/referral-link";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { env } from "@/lib/core/env";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { getReferrals } from "@/lib/subscriptions/referrals/queries";
import { MAX_REFERRALS, REFERRAL_DAYS } from "@/lib/subscriptions/referrals/rules";

export const metadata = privatePageMetadata("Bring a friend");

const labels = {
  started: { label: "Not paid yet", tone: "muted", shape: "ring" },
  rewarded: { label: `${REFERRAL_DAYS} days for you`, tone: "success", shape: "dot" },
  refused: { label: "No reward", tone: "muted", shape: "square" },
  reversed: { label: "Refunded, taken back", tone: "muted", shape: "square" },
} as const;

/** The member's own link, its rule, and what came of it. */
export default async function ReferralsPage() {
  const user = await requireCurrentUser(paths.referrals);
  const { code, rewards, referrals } = await readForPage(getReferrals(user._id));
  return (
    <MembershipPage
      title="Bring a friend"
      intro={`When somebody joins the Circle with your link and their first payment has arrived, your membership grows by ${REFERRAL_DAYS} days.`}
    >
      <ReferralLink url={code && `${env().APP_URL}${paths.plans({ friend: code })}`} />
      <MembershipFacts
        rows={[
          ["Your reward", `${REFERRAL_DAYS} days of your plan, or of Monthly if you have none`],
          ["Limit", `${MAX_REFERRALS} in 12 months; you have ${rewards}`],
          ["Not counted", "You yourself, your card or mailbox under another name, and people who have paid before"],
          ["If it is refunded", "The days are taken back"],
        ]}
      />
      {referrals.length > 0 && (
        <section className="grid gap-3">
          <h2 className="text-heading">Your link so far</h2>
          <ul className="border-ink border-t-2">
            {referrals.map(({ startedOn, status, refusal }) => (
              <li
                key={startedOn}
                className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-3"
              >
                <span>{`Somebody, on ${formatLagosShortDate(startedOn)}`}</span>
                <span className="grid justify-items-end">
                  <StatusBadge shape={labels[status].shape} tone={labels[status].tone}>
                    {labels[status].label}
                  </StatusBadge>
                  {refusal && <span className="text-muted text-tiny">{refusal}</span>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </MembershipPage>
  );
}
