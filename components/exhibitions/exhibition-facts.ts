import type { ExhibitionEvent, Graph } from "schema-dts";
import type { ExhibitionCard, LeaderCard } from "@/lib/exhibitions/contracts";
import { paths } from "@/lib/platform/paths";

type Facts = { exhibition: ExhibitionCard; path: string; site: string; leaders?: readonly LeaderCard[] };

/**
 * An exhibition's front page as schema.org knows such pages, with the works that hang in it; and the exhibition as an event, once
 * it has a date. No date is given that is not set.
 */
export function exhibitionFacts({ exhibition, path, site, leaders = [] }: Facts): Graph {
  const absolute = (to: string) => new URL(to, site).href;
  const url = absolute(path);
  const shown = exhibitionShown(exhibition, url, absolute);
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "CollectionPage",
        "@id": url,
        url,
        name: exhibition.title,
        description: exhibition.story,
        ...(exhibition.image && { image: absolute(exhibition.image.url) }),
        ...(shown && { about: { "@id": shown["@id"] ?? url } }),
        isPartOf: { "@type": "WebSite", name: "The Living Archive", url: absolute(paths.home) },
        ...(leaders.length > 0 && {
          mainEntity: {
            "@type": "ItemList",
            numberOfItems: leaders.length,
            itemListElement: leaders.map(({ slug, artworkTitle, name, position }) => ({
              "@type": "ListItem" as const,
              position,
              name: `${artworkTitle} (${name})`,
              url: absolute(paths.leader(slug)),
            })),
          },
        }),
      },
      ...(shown ? [shown] : []),
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

type Shown = Exclude<ExhibitionEvent, string>;

/** The exhibition as something one goes to: announced or open, and with a date of its own. */
function exhibitionShown(exhibition: ExhibitionCard, url: string, absolute: (to: string) => string): Shown | null {
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
