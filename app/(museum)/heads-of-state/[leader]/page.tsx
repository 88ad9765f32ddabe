import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { LeaderPage } from "@/components/exhibitions/leader-page";
import { env } from "@/lib/core/env";
import { originalLanguage } from "@/lib/core/languages";
import { leaderMetadata } from "@/lib/exhibitions/public-pages";
import { listLeaders } from "@/lib/exhibitions/queries";
import { getLeaderPage } from "@/lib/workflows/leader-page-query";

export const revalidate = 3600;

/** Prerenders all leaders at build time. */
export async function generateStaticParams() {
  const leaders = await listLeaders();
  return leaders.map(({ slug }) => ({ leader: slug }));
}

type Props = PageProps<"/heads-of-state/[leader]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return leaderMetadata((await params).leader, originalLanguage);
}

/** The public page of a leader. */
export default async function EnglishLeaderPage({ params }: Props) {
  const page = (await getLeaderPage((await params).leader, originalLanguage)) ?? notFound();
  return <LeaderPage {...page} site={env().APP_URL} />;
}
