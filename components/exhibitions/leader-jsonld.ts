import type { Graph } from "schema-dts";
import { originalLanguage } from "@/lib/core/languages";
import { languagePaths } from "@/lib/core/urls/language-paths";
import { paths } from "@/lib/core/urls/paths";
import type { LeaderPage } from "@/lib/exhibitions/contracts";

/**
 * The JSON-LD of a leader page: the artwork, the article and the breadcrumbs. An article of which the page holds only the excerpt is
 * marked as paywalled. `site` is the origin of the site.
 */
export function leaderJsonLd(leader: LeaderPage, site: string): Graph {
  const absolute = (path: string) => new URL(path, site).href;
  // The work has one entry, whatever language its page is in.
  const { language, originalLabel: label } = leader;
  const url = absolute(languagePaths.leader(leader.slug, language));
  const original = absolute(paths.leader(leader.slug));
  const museum = { "@type": "Organization" as const, name: "The Living Archive", url: absolute(paths.home) };
  const breadcrumbs = [
    { name: "Home", item: absolute(paths.home) },
    { name: "Heads of State", item: absolute(languagePaths.wall(language)) },
    { name: `${leader.name}, ${leader.term}`, item: url },
  ];
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "VisualArtwork",
        "@id": `${original}#work`,
        url: original,
        name: label.title,
        description: leader.alt,
        image: [leader.portrait.src, leader.wide.src].map(absolute),
        artform: "Print",
        artMedium: label.medium,
        dateCreated: label.year,
        size: label.dimensions,
        creditText: label.credit,
        identifier: label.accession,
        about: { "@type": "Person", name: leader.name },
        creator: museum,
      },
      {
        "@type": "Article",
        "@id": `${url}#chapter`,
        url,
        mainEntityOfPage: url,
        headline: leader.chapterTitle,
        // Of a chapter that is not translated, the page has the English.
        inLanguage: leader.translated.includes("excerpt") ? language : originalLanguage,
        ...(language !== originalLanguage && { translationOfWork: { "@id": `${original}#chapter` } }),
        genre: "Satire",
        image: absolute(leader.share),
        author: museum,
        publisher: museum,
        wordCount: leader.narrativeWords,
        isAccessibleForFree: leader.isFreeToRead,
        ...(!leader.isFreeToRead && {
          hasPart: { "@type": "WebPageElement" as const, isAccessibleForFree: false, cssSelector: ".members-only" },
        }),
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: breadcrumbs.map((crumb, index) => ({
          "@type": "ListItem" as const,
          position: index + 1,
          ...crumb,
        })),
      },
    ],
  };
}
