import Link from "next/link";
import type { ReactNode } from "react";
import { FollowForm } from "@/components/collections/follow-form";
import { editionPaths } from "@/lib/core/urls/edition-paths";
import { paths } from "@/lib/core/urls/paths";

type Target = { slug: string; name: string };
type OwningSectionProps = {
  slug: string;
  /** How many numbers can be chosen; null without a map. */
  freeNumbers: number | null;
  leader: Target | null;
  series: Target | null;
  /** The slug of the latest draw that is over. */
  pastDraw: string | null;
};

function Point({ title, children, link }: { title: string; children: ReactNode; link: ReactNode }) {
  return (
    <li className="grid content-start gap-2">
      <h3 className="text-subheading">{title}</h3>
      <p className="max-w-[40ch] text-muted">{children}</p>
      <p>{link}</p>
    </li>
  );
}

const linkTo = (href: string, text: string) => (
  <Link href={href} prefetch={false} className="link inline-flex min-h-tap items-center">
    {text}
  </Link>
);

/** What a number of this edition brings its owner, and how to follow what comes next. Rendered by the server, without a script. */
export function OwningSection({ slug, freeNumbers, leader, series, pastDraw }: OwningSectionProps) {
  return (
    <section aria-labelledby="your-number" className="pt-wall">
      <h2 id="your-number" className="border-line-strong border-b pb-3 text-heading">
        Your number
      </h2>
      <ul className="grid gap-x-gutter gap-y-8 py-6 md:grid-cols-2 xl:grid-cols-4">
        {freeNumbers !== null && (
          <Point
            title={freeNumbers > 0 ? "Choose it" : "See them all"}
            link={linkTo(editionPaths.numbers(slug), "All numbers")}
          >
            {freeNumbers > 0
              ? "Take any available number, or the next one. If yours is held for somebody, you can ask for an email when it is available again."
              : "Who owns which number, where the owners agreed to be named."}
          </Point>
        )}
        <Point title="A certificate" link={linkTo(paths.verifyCertificate, "Check a certificate")}>
          Each number has a signed certificate with its owners. Anyone can check it.
        </Point>
        <Point title="Give or sell it" link={linkTo(paths.collection(), "Transfer a number")}>
          Transfer your number by email, from your collection. The history and the certificate go with it.
        </Point>
        <Point title="Build a collection" link={linkTo(paths.collection(), "Your collection")}>
          See your numbers, your badges and what you still miss of a series. Show them to others if you like.
        </Point>
      </ul>
      {(leader || series) && (
        <div className="grid gap-4">
          {series && <FollowForm kind="series" followed={series.slug} name={series.name} />}
          {leader && <FollowForm kind="leader" followed={leader.slug} name={leader.name} />}
        </div>
      )}
      {pastDraw && (
        <p className="pt-4">
          This drop was once given by a draw. {linkTo(paths.draw(pastDraw), "See how it was drawn")}
        </p>
      )}
    </section>
  );
}
