import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { Chapter, type LinkedDrop } from "@/components/exhibitions/chapter";
import { leaderFacts } from "@/components/exhibitions/leader-facts";
import { LeaderIntro } from "@/components/exhibitions/leader-intro";
import { Neighbours } from "@/components/exhibitions/neighbours";
import { Ruler } from "@/components/exhibitions/ruler";
import { SatireAndRecord } from "@/components/exhibitions/satire-and-record";
import { JsonLd } from "@/components/ui/json-ld";
import { getLeader, listLeaders } from "@/lib/exhibitions/queries";
import { env } from "@/lib/platform/env";
import { paths } from "@/lib/platform/paths";
import { publicPage, summary } from "@/lib/platform/public-page";
import { getProduct } from "@/lib/shop/queries";
import { shownPrice } from "@/lib/shop/rules";

export const revalidate = 3600;

/** All eighteen are made with the build. */
export async function generateStaticParams() {
  const leaders = await listLeaders();
  return leaders.map(({ slug }) => ({ leader: slug }));
}

export async function generateMetadata({ params }: PageProps<"/heads-of-state/[leader]">): Promise<Metadata> {
  const leader = await getLeader((await params).leader);
  if (!leader) return { title: "Leader not found", robots: { index: false } };
  return publicPage({
    title: `${leader.name}, ${leader.term}`,
    description: summary(
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
  const { price, was } = shownPrice(product);
  return { slug: product.slug, name: product.name, price, was, image: product.images[0] ?? null };
}

/** One leader, as far as everyone may read: the work, the moments, the beginning of the chapter, satire and record. */
export default async function LeaderPage({ params }: PageProps<"/heads-of-state/[leader]">) {
  const { leader: slug } = await params;
  const [leader, leaders] = await Promise.all([getLeader(slug), listLeaders()]);
  if (!leader) notFound();
  const here = leaders.findIndex((one) => one.slug === slug);
  const drop = await linkedDrop(leader.productSlug);
  return (
    <>
      <JsonLd data={leaderFacts(leader, env().APP_URL)} />
      <div className="border-line border-b bg-ground">
        <div className="page-x grid grid-cols-1 items-center gap-x-[clamp(1.5rem,5vw,5rem)] md:grid-cols-[auto_minmax(0,1fr)]">
          <Link
            href={paths.headsOfStateFront}
            prefetch={false}
            className="inline-flex min-h-tap items-center justify-self-start font-bold text-base hover:underline hover:decoration-2 hover:decoration-accent hover:underline-offset-[0.28em]"
          >
            Heads of State
          </Link>
          <Ruler leaders={leaders} here={slug} now={new Date()} />
        </div>
      </div>
      <LeaderIntro leader={leader} of={leaders.length} />
      <Chapter leader={leader} drop={drop} />
      <div className="lazy-[196rem] md:lazy-[141rem] lg:lazy-[103rem]">
        <SatireAndRecord leader={leader} />
      </div>
      <Neighbours previous={leaders[here - 1]} next={leaders[here + 1]} />
    </>
  );
}
