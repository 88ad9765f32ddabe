import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { findTranslationLanguage, translationLanguages } from "@/lib/core/languages";
import { listLeaders } from "@/lib/exhibitions/queries";
import { LeaderPage, leaderMetadata } from "../../leader-page";

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
  return language ? leaderMetadata({ slug: leader, language }) : { title: "Page not found", robots: { index: false } };
}

/** The public page of a leader in another language; what is not translated is in English. */
export default async function TranslatedLeaderPage({ params }: Props) {
  const { leader, language: code } = await params;
  const language = findTranslationLanguage(code) ?? notFound();
  return <LeaderPage slug={leader} language={language} />;
}
