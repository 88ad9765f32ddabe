import Link from "next/link";
import { pageJsonLd } from "@/components/layout/page-jsonld";
import { PerkTable } from "@/components/subscriptions/perk-table";
import { PlanCard } from "@/components/subscriptions/plan-card";
import { PlanFaq } from "@/components/subscriptions/plan-faq";
import { planLabels } from "@/components/subscriptions/plan-labels";
import { ButtonLink } from "@/components/ui/button";
import { Image } from "@/components/ui/image";
import { JsonLd } from "@/components/ui/json-ld";
import { Page } from "@/components/ui/page";
import { WallLabel } from "@/components/ui/wall-label";
import { env } from "@/lib/core/env";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import type { Plan } from "@/lib/subscriptions/contracts";
import { listPlans } from "@/lib/subscriptions/queries";

export const revalidate = 3600;
export const metadata = publicPageMetadata({
  title: "The Circle: membership plans and perks",
  description:
    "The membership club of the museum: three plans, what each gives, what it costs, and how to leave again.",
  path: paths.membership,
});

const artwork = leaders.find(({ slug }) => slug === "umaru-musa-yaradua");

/** The plans as offers. */
const membershipJsonLd = (plans: readonly Plan[]) =>
  pageJsonLd({
    trail: [{ name: "The Circle", path: paths.membership }],
    site: env().APP_URL,
    about: plans.map(({ name, price, months }) => ({
      "@type": "Offer",
      name: `The Circle, ${name}`,
      price,
      priceCurrency: "NGN",
      availability: "https://schema.org/InStock",
      eligibleDuration: { "@type": "QuantitativeValue", value: months, unitCode: "MON" },
      url: new URL(paths.membership, env().APP_URL).href,
    })),
  });

export default async function MembershipPage() {
  const plans = await listPlans();
  return (
    <Page className="grid gap-wall pb-wall">
      <JsonLd data={membershipJsonLd(plans)} />
      <header className="g12 items-center gap-y-8 pt-[clamp(2rem,5vw,4.5rem)]">
        <div className="col-span-full grid justify-items-start gap-6 md:col-span-5">
          <h1 className="text-giant">The Circle</h1>
          <p className="max-w-[34ch] font-normal font-read text-lede text-muted">
            The fronts are open to everyone. The Circle pays for the light in the halls behind them, and sits in it.
          </p>
          <div className="flex flex-wrap gap-4">
            <ButtonLink href="#plans">See the plans</ButtonLink>
            <ButtonLink href={paths.register()} variant="secondary">
              Make an account
            </ButtonLink>
          </div>
        </div>
        <figure className="col-span-full md:col-span-7">
          <Image
            {...leaderPictures(artwork?.slug ?? "").wide}
            alt={artwork?.alt ?? ""}
            sizes="(min-width: 48rem) 56vw, 92vw"
            priority
            className="aspect-[8/5] w-full object-cover object-[70%_50%] shadow-frame"
          />
          <figcaption className="flex justify-end px-4">
            <WallLabel
              compact
              title={artwork?.label.title ?? ""}
              year={artwork && `${artwork.name}, ${artwork.term}`}
              accession={artwork?.label.accession}
              className="relative -mt-8 w-56"
            />
          </figcaption>
        </figure>
      </header>

      <section aria-labelledby="plans" className="grid gap-[clamp(1.5rem,3vw,3rem)]">
        <h2 id="plans" className="text-title">
          Three ways to sit
        </h2>
        <div className="grid gap-x-gutter gap-y-14 md:grid-cols-3">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan}>
              <ButtonLink
                href={paths.subscribe}
                variant={plan.id === "collector" ? "primary" : "secondary"}
                wide
                aria-describedby={`plan-${plan.id}`}
              >
                {planLabels[plan.id].cta}
              </ButtonLink>
              <Link
                href={paths.giftForm({ plan: plan.id })}
                prefetch={false}
                aria-describedby={`plan-${plan.id}`}
                className="link inline-flex min-h-11 items-center justify-self-center font-semibold text-small"
              >
                Give it to somebody
              </Link>
            </PlanCard>
          ))}
        </div>
        <p className="reading">
          For a company, a school or a family there are{" "}
          <Link href={paths.groupForm()} prefetch={false} className="link">
            seats for a group
          </Link>
          : 2 to 20 memberships in one payment.
        </p>
        <p className="reading text-muted">
          Prices in naira, with nothing added at the till. Payment goes through Paystack; the museum never sees the
          number of a card.
        </p>
      </section>

      <section aria-labelledby="perks" className="g12 gap-y-6">
        <h2 id="perks" className="col-span-full max-w-[10ch] text-title md:col-span-4">
          What each gives
        </h2>
        <div className="col-span-full md:col-span-8">
          <PerkTable />
        </div>
      </section>

      <PlanFaq />
    </Page>
  );
}
