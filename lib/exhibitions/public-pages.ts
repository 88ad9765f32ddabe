import type { Metadata } from "next";
import { env } from "@/lib/core/env";
import { type Language, languages, originalLanguage } from "@/lib/core/languages";
import { publicPageMetadata, summarize } from "@/lib/core/page-metadata";
import { alternatePaths, languagePaths } from "@/lib/core/urls/language-paths";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { wallTexts } from "@/lib/exhibitions/collection/wall-texts";
import type { PublicLeader } from "@/lib/exhibitions/contracts";
import { getLeader, listLeaders } from "@/lib/exhibitions/queries";
import { HEADS_OF_STATE, inWords } from "@/lib/exhibitions/rules";

/** The leader whose artwork is in the hero of the front page. */
export const heroLeader = "johnson-aguiyi-ironsi";

const wallDescription = (count: number) =>
  `A Timeline of Power and Parody: ${inWords(count)} leaders since 1960, an object of the era in place of each face, and the sourced record beside every joke.`;

/** In another language the beginning of the chapter, in English what the work is. */
const toDescription = (leader: PublicLeader): string =>
  leader.language === originalLanguage
    ? `${leader.title}, ${leader.term}. ${leader.object}, in place of the face: satire, and the record.`
    : `${leader.chapterTitle}. ${leader.excerpt}`;

/** The metadata of a leader's page in one language, with its pages in the others. */
export async function leaderMetadata(slug: string, language: Language): Promise<Metadata> {
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
      "application/ld+json": serverApiPaths.iiifManifest(HEADS_OF_STATE, leader.artworkSlug),
      "application/json+oembed": serverApiPaths.oembed(new URL(paths.leader(leader.slug), env().APP_URL).href),
    },
    translations: { language, paths: alternatePaths(pathIn) },
  });
}

/** The metadata of the front page in one language, with its pages in the others. */
export async function wallMetadata(language: Language): Promise<Metadata> {
  const [leader, leaders] = await Promise.all([getLeader(heroLeader, language), listLeaders()]);
  return publicPageMetadata({
    title: language === originalLanguage ? "Heads of State" : `Heads of State, in ${languages[language].fullName}`,
    description:
      language === originalLanguage ? wallDescription(leaders.length) : summarize(wallTexts(language, "").objects),
    path: languagePaths.wall(language),
    translations: { language, paths: alternatePaths(languagePaths.wall) },
    ...(leader && { card: { url: leader.share, alt: leader.alt } }),
  });
}

/** The metadata of the audio tour in one language, with its pages in the others. */
export async function tourMetadata(language: Language): Promise<Metadata> {
  const [leader, leaders] = await Promise.all([getLeader(heroLeader, language), listLeaders()]);
  const { fullName } = languages[language];
  return publicPageMetadata({
    title: language === originalLanguage ? "Audio tour: Heads of State" : `Audio tour: Heads of State, in ${fullName}`,
    description: `Listen to the ${inWords(leaders.length)} leaders of Heads of State in ${fullName}, stop by stop, or read the transcript. It can be saved for listening without a connection.`,
    path: languagePaths.tour(language),
    translations: { language, paths: alternatePaths(languagePaths.tour) },
    ...(leader && { card: { url: leader.share, alt: leader.alt } }),
  });
}
