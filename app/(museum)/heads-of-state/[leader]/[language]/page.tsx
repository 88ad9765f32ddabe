import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LeaderPage } from "@/components/exhibitions/leader-page";
import { env } from "@/lib/core/env";
import { findTranslationLanguage, translationLanguages } from "@/lib/core/languages";
import { leaderMetadata } from "@/lib/exhibitions/public-pages";
import { listLeaders } from "@/lib/exhibitions/queries";
import { getLeaderPage } from "@/lib/workflows/leader-page-query";

export const revalidate = 3600;

/** Prerenders all leaders in every language that texts are translated into. */
export async function generateStaticParams() {
  const leaders = await listLeaders();
  return leaders.flatMap(({ slug }) => translationLanguages.map((language) => ({ leader: slug, language })));
}

type Props = PageProps<"/heads-of-state/[leader]/[language]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { leader, language: code } = await params;
  const language = findTranslationLanguage(code);
  return language ? leaderMetadata(leader, language) : { title: "Page not found", robots: { index: false } };
}

/** The public page of a leader in another language; what is not translated is in English. */
export default async function TranslatedLeaderPage({ params }: Props) {
  const { leader, language: code } = await params;
  const language = findTranslationLanguage(code) ?? notFound();
  const page = (await getLeaderPage(leader, language)) ?? notFound();
  return <LeaderPage {...page} site={env().APP_URL} />;
}
