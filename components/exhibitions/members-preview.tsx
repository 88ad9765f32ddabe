import { Lock } from "lucide-react";
import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import { paths } from "@/lib/core/urls/paths";
import type { LeaderCard } from "@/lib/exhibitions/contracts";
import { inWords } from "@/lib/exhibitions/rules";
import type { Plan } from "@/lib/subscriptions/contracts";
import { JoinLink } from "./join-link";

const billingPeriod = (months: number) =>
  months === 1 ? "a month" : months === 12 ? "a year" : `for ${months} months`;

type MembersPreviewProps = {
  plans: readonly Plan[];
  /** The number of chapters. */
  count: number;
  words: number;
  /** The leader whose chapter everyone may read. */
  free: Pick<LeaderCard, "slug" | "name"> | null;
};

/** What members get, the plans and their prices, and the link to join. */
export function MembersPreview({ plans, count, words, free }: MembersPreviewProps) {
  return (
    <section aria-labelledby="members" className="page-x g12 lazy-[44rem] md:lazy-[27rem] gap-y-10 py-wall">
      <div className="col-span-full grid content-start justify-items-start gap-6 md:col-span-6">
        <Lock aria-hidden className="size-9 text-accent-ink" />
        <h2 id="members" className="max-w-[14ch] text-title">
          The rest is behind the door
        </h2>
        <p className="reading max-w-[46ch]">
          {`Each chapter begins here and ends in there. The ${inWords(count)} of them come to ${words.toLocaleString("en-NG")} words, and what you have on these pages is the first minute of each.`}
        </p>
        {free && (
          <Link href={`${paths.leader(free.slug)}#chapter`} prefetch={false} className="link text-read">
            {`Read one whole chapter: ${free.name}`}
          </Link>
        )}
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={paths.headsOfState}>Begin Timeline</ButtonLink>
          <JoinLink className="link inline-flex min-h-tap items-center" />
        </div>
      </div>
      <div className="col-span-full grid content-start gap-4 md:col-span-5 md:col-start-8">
        <ul className="border-ink border-t-2">
          {plans.map(({ id, name, price, months }) => (
            <li
              key={id}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-line-strong border-b py-4"
            >
              <span className="font-bold text-subheading">{name}</span>
              <span>
                <Price amount={price} size="large" /> <span className="text-muted">{billingPeriod(months)}</span>
              </span>
            </li>
          ))}
        </ul>
        <Link
          href={paths.membership}
          prefetch={false}
          className="link inline-flex min-h-tap items-center justify-self-start"
        >
          What each plan gives
        </Link>
      </div>
    </section>
  );
}
