import Link from "next/link";
import { MembershipPage } from "@/components/subscriptions/membership-page";
import { planLabels } from "@/components/subscriptions/plan-labels";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { listOwnGroups } from "@/lib/subscriptions/groups/queries";

export const metadata = privatePageMetadata("Groups");

/** A square for each seat, filled when it is in use; the sentence below says it in words. */
function SeatSquares({ used, count }: { used: number; count: number }) {
  return (
    <span aria-hidden className="flex flex-wrap gap-1">
      {Array.from({ length: count }, (_, seat) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place
          key={seat}
          className={`size-4 border ${seat < used ? "border-accent bg-accent" : "border-line-strong"}`}
        />
      ))}
    </span>
  );
}

/** The groups that the user has bought, with the way to their seats. */
export default async function OwnGroupsPage() {
  const user = await requireCurrentUser(paths.ownGroups);
  const groups = await readForPage(listOwnGroups(user._id));
  return (
    <MembershipPage title="Groups" intro="Memberships that you have bought for a company, a school or a family.">
      {groups.length > 0 && (
        <ul className="border-ink border-t-2">
          {groups.map(({ token, name, plan, count, used, paidAt }) => (
            <li key={token} className="flex flex-wrap items-baseline justify-between gap-x-6 border-line border-b py-3">
              <Link
                href={paths.group(token)}
                prefetch={false}
                className="link wrap-anywhere inline-flex min-h-tap items-center font-semibold"
              >
                {name}
              </Link>
              <SeatSquares used={used} count={count} />
              <span className="w-full text-muted text-small">
                {planLabels[plan].name}, {used} of {count} seats in use, paid on {formatLagosShortDate(paidAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <ButtonLink href={paths.groupForm()} className="justify-self-start">
        Buy seats for a group
      </ButtonLink>
    </MembershipPage>
  );
}
