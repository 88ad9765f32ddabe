import Link from "next/link";
import { Fragment } from "react";
import { ExhibitionPanel } from "@/components/exhibitions/exhibition-panel";
import { MembershipStatus } from "@/components/exhibitions/membership-status";
import { openingLabel } from "@/components/exhibitions/opening-label";
import { Welcome } from "@/components/exhibitions/welcome";
import { listJsonLd, pageJsonLd } from "@/components/layout/page-jsonld";
import { JsonLd } from "@/components/ui/json-ld";
import { StatusBadge } from "@/components/ui/status-badge";
import { env } from "@/lib/core/env";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { listExhibitions } from "@/lib/exhibitions/queries";
import { groupBySeries, publicExhibitionPaths } from "@/lib/exhibitions/rules";

export const revalidate = 3600;

const description =
  "The museum’s exhibitions: Heads of State, a timeline of power and parody, and The Badger Scroll, with what is announced beside them.";

export const metadata = publicPageMetadata({
  title: "Exhibitions: Nigerian power in satire and memory",
  description,
  path: paths.exhibitions,
});

const relatedLinks = [
  { name: "The Circle", note: "What membership gives, and what it costs", href: paths.membership },
  { name: "Heads of State", note: "The timeline, for members", href: paths.headsOfState },
  { name: "Account", note: "Your card, your orders, your name on the wall", href: paths.account },
  { name: "Login", note: "If you have an account", href: paths.login() },
  { name: "Register", note: "If you have none yet", href: paths.register() },
];

/** The visitor's membership status, open and announced exhibitions, and related links. */
export default async function ExhibitionsPage() {
  const exhibitions = await listExhibitions();
  const open = exhibitions.filter(({ status }) => status === "open");
  const announced = groupBySeries(exhibitions.filter(({ status }) => status === "announced")).flatMap(
    (group) => group.exhibitions,
  );
  const site = env().APP_URL;
  const exhibitionPaths = exhibitions.flatMap(({ slug }) => publicExhibitionPaths[slug] ?? []);
  return (
    <div className="page-x">
      <JsonLd
        data={pageJsonLd({
          trail: [{ name: "Exhibitions", path: paths.exhibitions }],
          site,
          about: [listJsonLd("Exhibitions", exhibitionPaths, site)],
        })}
      />
      <header className="g12 items-end gap-y-8 pt-[clamp(2rem,5vw,4.5rem)] pb-[clamp(2.5rem,5vw,5rem)]">
        <div className="col-span-full grid gap-6 md:col-span-7">
          <h1 className="text-giant">Exhibitions</h1>
          <Welcome />
        </div>
        <div className="col-span-full md:col-span-5">
          <MembershipStatus />
        </div>
      </header>
      <div className="g12 gap-y-16">
        {groupBySeries(open).map(({ series, exhibitions: parts }, group) => (
          <Fragment key={series}>
            {(series || group > 0) && (
              <p className="col-span-full -mb-8 font-semibold text-heading">
                {series ? `Series: ${series}` : "More exhibitions"}
              </p>
            )}
            {parts.map((exhibition, index) => (
              <div key={exhibition.slug} className={`col-span-full ${index % 2 ? "md:col-span-5" : "md:col-span-7"}`}>
                <ExhibitionPanel
                  exhibition={exhibition}
                  publicPath={publicExhibitionPaths[exhibition.slug]}
                  priority={group === 0 && index === 0}
                />
              </div>
            ))}
          </Fragment>
        ))}
      </div>
      {announced.length > 0 && (
        <section aria-labelledby="announced" className="pt-wall">
          <h2 id="announced" className="pb-6 text-heading">
            To come
          </h2>
          <ul className="border-ink border-t-2">
            {announced.map(({ slug, title, subtitle, opensAt, series }) => (
              <li key={slug} className="border-line-strong border-b">
                <Link
                  href={publicExhibitionPaths[slug] ?? paths.exhibition(slug)}
                  prefetch={false}
                  className="group grid items-baseline gap-x-8 gap-y-1 py-5 md:grid-cols-[minmax(0,5fr)_minmax(0,5fr)_auto]"
                >
                  <span className="font-bold text-[clamp(1.5rem,1.1rem+1.4vw,2.375rem)] leading-none">{title}</span>
                  <span className="font-normal font-read text-muted group-hover:text-ink">
                    {subtitle}
                    {series && <span className="block text-small">Series: {series.name}</span>}
                  </span>
                  <StatusBadge shape="ring" tone="muted">
                    {openingLabel(opensAt)}
                  </StatusBadge>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <nav aria-labelledby="onwards" className="py-wall">
        <h2 id="onwards" className="pb-6 text-heading">
          More of the museum
        </h2>
        <ul className="grid gap-x-gutter sm:grid-cols-2 lg:grid-cols-5">
          {relatedLinks.map(({ name, note, href }) => (
            <li key={href}>
              <Link
                href={href}
                prefetch={false}
                className="group grid min-h-tap gap-1 border-line-strong border-t py-4"
              >
                <span className="font-bold text-[1.125rem] underline-offset-4 group-hover:underline group-hover:decoration-2 group-hover:decoration-accent">
                  {name}
                </span>
                <span className="font-normal font-read text-muted text-small">{note}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
