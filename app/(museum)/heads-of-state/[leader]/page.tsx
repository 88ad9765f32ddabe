import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { FollowForm } from "@/components/collections/follow-form";
import { Chapter, type LinkedDrop } from "@/components/exhibitions/chapter";
import { LeaderIntro } from "@/components/exhibitions/leader-intro";
import { leaderJsonLd } from "@/components/exhibitions/leader-jsonld";
import { PrevNext } from "@/components/exhibitions/prev-next";
import { SatireAndRecord } from "@/components/exhibitions/satire-and-record";
import { TimelineNav } from "@/components/exhibitions/timeline-nav";
import { JsonLd } from "@/components/ui/json-ld";
import { getProduct } from "@/lib/catalog/queries";
import { getDisplayPrice } from "@/lib/catalog/rules";
import { env } from "@/lib/core/env";
import { publicPageMetadata, summarize } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { getLeader, listLeaders } from "@/lib/exhibitions/queries";

export const revalidate = 3600;

/** Prerenders all leaders at build time. */
export async function generateStaticParams() {
  const leaders = await listLeaders();
  return leaders.map(({ slug }) => ({ leader: slug }));
}

export async function generateMetadata({ params }: PageProps<"/heads-of-state/[leader]">): Promise<Metadata> {
  const leader = await getLeader((await params).leader);
  if (!leader) return { title: "Leader not found", robots: { index: false } };
  return publicPageMetadata({
    title: `${leader.name}, ${leader.term}`,
    description: summarize(
      `${leader.title}, ${leader.term}. ${leader.object}, in place of the face: satire, and the record.`,
    ),
    path: paths.leader(leader.slug),
    card: { url: leader.share, alt: leader.alt },
    type: "article",
  });
}

async function linkedDrop(slug: string | null): Promise<LinkedDrop | null> {
  const product = slug && (await getProduct(slug));
  if (!product) return null;
  const { price, was } = getDisplayPrice(product);
  return { slug: product.slug, name: product.name, price, was, image: product.images[0] ?? null };
}

/** The public page of a leader: artwork, key moments, chapter excerpt, satire and record. */
export default async function LeaderPage({ params }: PageProps<"/heads-of-state/[leader]">) {
  const { leader: slug } = await params;
  const [leader, leaders] = await Promise.all([getLeader(slug), listLeaders()]);
  if (!leader) notFound();
  const index = leaders.findIndex((one) => one.slug === slug);
  const drop = await linkedDrop(leader.productSlug);
  return (
    <>
      <JsonLd data={leaderJsonLd(leader, env().APP_URL)} />
      <div className="border-line border-b bg-ground">
        <div className="page-x grid grid-cols-1 items-center gap-x-[clamp(1.5rem,5vw,5rem)] md:grid-cols-[auto_minmax(0,1fr)]">
          <Link
            href={paths.headsOfStateFront}
            prefetch={false}
            className="inline-flex min-h-tap items-center justify-self-start font-bold text-base hover:underline hover:decoration-2 hover:decoration-accent hover:underline-offset-[0.28em]"
          >
            Heads of State
          </Link>
          <TimelineNav leaders={leaders} activeSlug={slug} now={new Date()} />
        </div>
      </div>
      <LeaderIntro leader={leader} total={leaders.length} />
      <Chapter leader={leader} drop={drop} free={leaders.find(({ isFreeToRead }) => isFreeToRead) ?? null} />
      <div className="lazy-[196rem] md:lazy-[141rem] lg:lazy-[103rem]">
        <SatireAndRecord leader={leader} />
      </div>
      <div className="page-x border-line border-t bg-ground py-6">
        <FollowForm kind="leader" followed={leader.slug} name={leader.name} />
      </div>
      <PrevNext previous={leaders[index - 1]} next={leaders[index + 1]} />
    </>
  );
}
