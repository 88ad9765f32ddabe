"use client";

import { ButtonLink } from "@/components/ui/button";
import { Image } from "@/components/ui/image";
import type { SessionUser } from "@/lib/auth/contracts";
import { paths } from "@/lib/core/urls/paths";
import { metalClasses, tiers } from "./tiers";

const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "Africa/Lagos",
});
const formatDay = (at: string | null) => (at ? day.format(new Date(at)) : "");

type MembershipCardProps = {
  /** Only these, because the browser gets them as data. */
  user: Pick<SessionUser, "firstName" | "lastName" | "isVIP" | "subscription">;
  /** The number of the card. */
  cardNumber?: string | undefined;
};

/** The membership status as a card in the metal of the plan, or a link to the plans. */
export function MembershipCard({ user, cardNumber }: MembershipCardProps) {
  const { subscription } = user;
  if (!user.isVIP || !subscription) return <UpgradeCard endedOn={subscription?.endDate ?? null} />;
  const tier = tiers[subscription.plan];
  return (
    <div className="@container">
      <section
        aria-label="Membership Status"
        className={`relative grid aspect-[1.586] min-h-56 w-full grid-rows-[auto_1fr_auto] @max-[26rem]:aspect-auto @max-[26rem]:gap-y-4 overflow-clip rounded-card bg-(--metal) bg-[linear-gradient(112deg,#0000_30%,#ffffff59_46%,#0000_60%)] p-[5.5cqw] text-night shadow-[var(--shadow-frame),inset_0_0_0_1px_color-mix(in_srgb,var(--night)_40%,transparent),inset_0_0_0_7px_var(--metal),inset_0_0_0_8px_color-mix(in_srgb,var(--night)_50%,transparent)] [--focus:var(--night)] ${metalClasses[subscription.plan]}`}
      >
        {/* Adire, faded before it is under what is read. */}
        <span
          aria-hidden
          className="absolute inset-[8px_8px_36%_45%] bg-[length:15cqw] bg-[url(/textures/adire-brass.webp)] bg-right-top opacity-55 [mask-image:radial-gradient(110%_130%_at_100%_0,#000_40%,#0000_85%)]"
        />
        <p className="relative flex items-start justify-between gap-4 font-bold text-[clamp(0.9375rem,2.9cqw,1.125rem)]">
          <span>
            The Circle
            {cardNumber && <span className="block whitespace-nowrap font-semibold">{cardNumber}</span>}
          </span>
          <Image
            src="/logos/frame-night.webp"
            alt="The Living Archive"
            width={156}
            height={48}
            className="h-[9cqw] w-auto"
          />
        </p>
        <p className="relative flex flex-wrap items-center justify-between gap-x-4 self-center">
          <span>
            <span className="block font-extrabold font-sign text-[11.5cqw] leading-[0.95] tracking-[-0.02em]">
              {tier.metal}
            </span>
            <span className="font-semibold text-[clamp(0.9375rem,3.2cqw,1.25rem)]">{tier.name}</span>
          </span>
          <ButtonLink href={paths.headsOfState} variant="onBrass" size="small" aria-label="Enter Heads of State">
            Enter
          </ButtonLink>
        </p>
        <dl className="relative grid grid-cols-[1.5fr_1fr_1fr] items-end gap-[2cqw] @max-[26rem]:grid-cols-2 @max-[26rem]:*:first:col-span-full [&_dd]:truncate [&_dd]:font-bold [&_dd]:text-[clamp(0.875rem,3.4cqw,1.375rem)] [&_dd]:leading-tight [&_dt]:font-semibold [&_dt]:text-[clamp(0.875rem,2.3cqw,0.9375rem)]">
          <div className="min-w-0">
            <dt>Member</dt>
            <dd>
              {user.firstName} {user.lastName}
            </dd>
          </div>
          <div>
            <dt>Since</dt>
            <dd>{formatDay(subscription.startDate)}</dd>
          </div>
          <div>
            <dt>Until</dt>
            <dd>{formatDay(subscription.endDate)}</dd>
          </div>
        </dl>
      </section>
    </div>
  );
}

function UpgradeCard({ endedOn }: { endedOn: string | null }) {
  return (
    <section
      aria-label="Membership Status"
      className="grid content-center justify-items-start gap-5 rounded-card border-t-[0.75rem] border-brass bg-cloth p-8 text-cloth-ink sm:aspect-[1.586]"
    >
      <p className="font-semibold text-cloth-muted text-small">
        {endedOn ? `Your plan ended on ${formatDay(endedOn)}` : "Basic Member"}
      </p>
      <p className="max-w-[18ch] font-bold font-sign text-heading">Join the Circle</p>
      <p className="max-w-[38ch] font-normal font-read text-read">
        Every gallery, the prints, and your name on the Founders Wall.
      </p>
      <ButtonLink href={paths.subscribe} variant="onNight">
        Upgrade to Premium
      </ButtonLink>
    </section>
  );
}
