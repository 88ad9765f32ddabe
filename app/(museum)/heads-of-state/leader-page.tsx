import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { FollowForm } from "@/components/collections/follow-form";
import { Chapter, type LinkedDrop } from "@/components/exhibitions/chapter";
import { LanguageSwitch } from "@/components/exhibitions/language-switch";
import { LeaderIntro } from "@/components/exhibitions/leader-intro";
import { leaderJsonLd } from "@/components/exhibitions/leader-jsonld";
import { PrevNext } from "@/components/exhibitions/prev-next";
import { SatireAndRecord } from "@/components/exhibitions/satire-and-record";
import { UseThisWork } from "@/components/exhibitions/sharing/use-this-work";
import { TimelineNav } from "@/components/exhibitions/timeline-nav";
import { JsonLd } from "@/components/ui/json-ld";
import { getProduct } from "@/lib/catalog/queries";
import { getDisplayPrice } from "@/lib/catalog/rules";
import { env } from "@/lib/core/env";
import { type Language, languages, originalLanguage } from "@/lib/core/languages";
import { publicPageMetadata, summarize } from "@/lib/core/page-metadata";
import { alternatePaths, languagePaths } from "@/lib/core/urls/language-paths";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import type { PublicLeader } from "@/lib/exhibitions/contracts";
import { getLeader, listLeaders } from "@/lib/exhibitions/queries";

type LeaderPageProps = { slug: string; language: Language };

/** In another language the beginning of the chapter, in English what the work is. */
const toDescription = (leader: PublicLeader): string =>
  leader.language === originalLanguage
    ? `${leader.title}, ${leader.term}. ${leader.object}, in place of the face: satire, and the record.`
    : `${leader.chapterTitle}. ${leader.excerpt}`;

/** The metadata of a leader's page in one language, with its pages in the others. */
export async function leaderMetadata({ slug, language }: LeaderPageProps): Promise<Metadata> {
  const leader = await getLeader(slug, language);
  if (!leader) return { title: "Leader not found", robots: { index: false } };
  const title = `${leader.name}, ${leader.term}`;
  const pathIn = (code: Language) => languagePaths.leader(slug, code);
  return publicPageMetadata({
    title: language === originalLanguage ? title : `${title}, in ${languages[language].fullName}`,
    description: summarize(toDescription(leader)),
    path: pathIn(language),
    card: { url: leader.share, alt: leader.alt },
    type: "article",
    formats: {
      "application/ld+json": serverApiPaths.iiifManifest("heads-of-state", leader.artworkSlug),
      "application/json+oembed": serverApiPaths.oembed(new URL(paths.leader(leader.slug), env().APP_URL).href),
    },
    translations: { language, paths: alternatePaths(pathIn) },
  });
}

async function linkedDrop(slug: string | null): Promise<LinkedDrop | null> {
  const product = slug && (await getProduct(slug));
  if (!product) return null;
  const { price, was } = getDisplayPrice(product);
  return { slug: product.slug, name: product.name, price, was, image: product.images[0] ?? null };
}

/** The public page of a leader in one language: artwork, key moments, chapter excerpt, satire and record. */
export async function LeaderPage({ slug, language }: LeaderPageProps) {
  const [leader, leaders] = await Promise.all([getLeader(slug, language), listLeaders(language)]);
  if (!leader) notFound();
  const index = leaders.findIndex((one) => one.slug === slug);
  const drop = await linkedDrop(leader.productSlug);
  return (
    <>
      <JsonLd data={leaderJsonLd(leader, env().APP_URL)} />
      <div className="border-line border-b bg-ground">
        <div className="page-x grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-[clamp(1rem,3vw,3rem)] md:grid-cols-[auto_minmax(0,1fr)_auto]">
          <Link
            href={languagePaths.wall(language)}
            prefetch={false}
            className="inline-flex min-h-tap items-center justify-self-start font-bold text-base hover:underline hover:decoration-2 hover:decoration-accent hover:underline-offset-[0.28em]"
          >
            Heads of State
          </Link>
          <div className="min-w-0 max-md:order-last max-md:col-span-full">
            <TimelineNav leaders={leaders} activeSlug={slug} now={new Date()} language={language} />
          </div>
          <LanguageSwitch language={language} pathIn={(code) => languagePaths.leader(slug, code)} />
        </div>
      </div>
      <LeaderIntro leader={leader} total={leaders.length} />
      <Chapter leader={leader} drop={drop} free={leaders.find(({ isFreeToRead }) => isFreeToRead) ?? null} />
      <div className="lazy-[196rem] md:lazy-[141rem] lg:lazy-[103rem]">
        <SatireAndRecord leader={leader} />
      </div>
      <UseThisWork leader={leader} site={env().APP_URL} />
      <div className="page-x border-line border-t bg-ground py-6">
        <FollowForm kind="leader" followed={leader.slug} name={leader.name} />
      </div>
      <PrevNext previous={leaders[index - 1]} next={leaders[index + 1]} language={language} />
    </>
  );
}
