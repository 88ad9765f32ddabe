import type { ExhibitionEvent, Graph } from "schema-dts";
import type { Language } from "@/lib/core/languages";
import { languagePaths } from "@/lib/core/urls/language-paths";
import { paths } from "@/lib/core/urls/paths";
import type { ExhibitionCard, LeaderCard } from "@/lib/exhibitions/contracts";

type ExhibitionJsonLdInput = {
  exhibition: ExhibitionCard;
  path: string;
  site: string;
  leaders?: readonly LeaderCard[];
  language?: Language;
};

/**
 * The JSON-LD of an exhibition's public page with its artworks, and of the exhibition as an event if it has a date.
 */
export function exhibitionJsonLd({
  exhibition,
  path,
  site,
  leaders = [],
  language = "en",
}: ExhibitionJsonLdInput): Graph {
  const absolute = (to: string) => new URL(to, site).href;
  const url = absolute(path);
  const eventJsonLd = exhibitionEventJsonLd(exhibition, url, absolute);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "CollectionPage",
        "@id": url,
        url,
        inLanguage: language,
        name: exhibition.title,
        description: exhibition.story,
        ...(exhibition.image && { image: absolute(exhibition.image.url) }),
        ...(eventJsonLd && { about: { "@id": eventJsonLd["@id"] ?? url } }),
        isPartOf: { "@type": "WebSite", name: "The Living Archive", url: absolute(paths.home) },
        ...(leaders.length > 0 && {
          mainEntity: {
            "@type": "ItemList",
            numberOfItems: leaders.length,
            itemListElement: leaders.map(({ slug, artworkTitle, name }, index) => ({
              "@type": "ListItem" as const,
              position: index + 1,
              name: `${artworkTitle} (${name})`,
              url: absolute(languagePaths.leader(slug, language)),
            })),
          },
        }),
      },
      ...(eventJsonLd ? [eventJsonLd] : []),
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Home", item: absolute(paths.home) },
          { "@type": "ListItem", position: 2, name: exhibition.title, item: url },
        ],
      },
    ],
  };
}

type EventJsonLd = Exclude<ExhibitionEvent, string>;

/** The exhibition as an event; null without an opening date and for a closed exhibition. */
function exhibitionEventJsonLd(
  exhibition: ExhibitionCard,
  url: string,
  absolute: (to: string) => string,
): EventJsonLd | null {
  const { title, story, image, status, opensAt, requiresVIP } = exhibition;
  if (opensAt === null || status === "closed") return null;
  return {
    "@type": "ExhibitionEvent",
    "@id": `${url}#exhibition`,
    url,
    name: title,
    description: story,
    ...(image && { image: absolute(image.url) }),
    startDate: opensAt,
    eventStatus: "https://schema.org/EventScheduled",
    eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
    isAccessibleForFree: !requiresVIP,
    location: { "@type": "VirtualLocation", url },
    organizer: { "@type": "Organization", name: "The Living Archive", url: absolute(paths.home) },
  };
}
