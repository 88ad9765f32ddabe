import { FounderCard } from "@/components/subscriptions/founder-card";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Page } from "@/components/ui/page";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { listFounders } from "@/lib/subscriptions/queries";

export const revalidate = 3600;
export const metadata = publicPageMetadata({
  title: "Founders Wall: members who support the museum",
  description: "The names of the Annual and Collector members who support the museum, and the month each joined.",
  path: paths.foundersWall,
});

const sections = [
  {
    plan: "yearly",
    name: "Annual Patrons",
    text: "A year at a time, in brass.",
    empty: "The first brass plate on this wall is still blank.",
  },
  {
    plan: "collector",
    name: "Collector Tier",
    text: "They carry the roof, in blue.",
    empty: "Nobody has carried the roof yet.",
  },
] as const;

export default async function FoundersWallPage() {
  const founders = await listFounders();
  return (
    <Page className="pb-wall">
      <header className="g12 items-end gap-y-6 pt-[clamp(2rem,5vw,4.5rem)] pb-[clamp(2rem,4vw,4rem)]">
        <div className="col-span-full grid gap-5 md:col-span-8">
          <h1 className="text-giant">Founders Wall</h1>
          <p className="max-w-[42ch] font-normal font-read text-lede text-muted">
            The members who support the museum and agreed to be named here, under the names they chose.
          </p>
        </div>
        <div className="col-span-full flex flex-wrap items-center gap-x-6 gap-y-3 md:col-span-4 md:justify-self-end">
          <a href={paths.people()} className="link inline-flex min-h-tap items-center">
            List of members
          </a>
          <ButtonLink href={paths.subscribe}>Become a Member</ButtonLink>
        </div>
      </header>
      {founders.length === 0 ? (
        <div className="border-ink border-t-2">
          <EmptyState
            title="No Founders Yet"
            action={
              <ButtonLink href={paths.membership} variant="secondary">
                What the Circle gives
              </ButtonLink>
            }
          >
            The first Annual or Collector member who agrees is listed here the same day.
          </EmptyState>
        </div>
      ) : (
        <div className="grid gap-[clamp(3rem,6vw,6rem)]">
          {sections.map(({ plan, name, text, empty }) => {
            const members = founders.filter(({ subscription }) => subscription.plan === plan);
            return (
              <section key={plan} aria-labelledby={plan} className="grid gap-6">
                <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 border-ink border-t-2 pt-5">
                  <h2 id={plan} className="text-title">
                    {name}
                  </h2>
                  <p className="text-muted text-small">{members.length > 0 ? text : empty}</p>
                </div>
                <ul className="grid gap-gutter sm:grid-cols-2 lg:grid-cols-3">
                  {members.map((founder, place) => (
                    <FounderCard
                      key={`${founder.subscription.startDate} ${founder.displayName}`}
                      {...{ founder, index: place }}
                    />
                  ))}
                </ul>
              </section>
            );
          })}
          <p className="reading text-muted">
            A name is shown while its year runs. Members who do not want to be shown can turn it off in their account;
            the name is then gone when the page is opened again.
          </p>
        </div>
      )}
    </Page>
  );
}
