import type { Metadata } from "next";
import { originalLanguage } from "@/lib/core/languages";
import { listLeaders } from "@/lib/exhibitions/queries";
import { LeaderPage, leaderMetadata } from "../leader-page";

export const revalidate = 3600;

/** Prerenders all leaders at build time. */
export async function generateStaticParams() {
  const leaders = await listLeaders();
  return leaders.map(({ slug }) => ({ leader: slug }));
}

type Props = PageProps<"/heads-of-state/[leader]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return leaderMetadata({ slug: (await params).leader, language: originalLanguage });
}

/** The public page of a leader. */
export default async function EnglishLeaderPage({ params }: Props) {
  return <LeaderPage slug={(await params).leader} language={originalLanguage} />;
}
