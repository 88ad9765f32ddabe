import type { ExhibitionCard, LeaderCard } from "@/lib/exhibitions/contracts";
import { paths } from "@/lib/platform/paths";

type Facts = { exhibition: ExhibitionCard; path: string; site: string; leaders?: readonly LeaderCard[] };

/** An exhibition's front page as schema.org knows exhibitions, with the works that hang in it. No date is given that is not set. */
export function exhibitionFacts({ exhibition, path, site, leaders = [] }: Facts): object {
  const absolute = (to: string) => new URL(to, site).href;
  const url = absolute(path);
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
        isPartOf: { "@type": "Museum", name: "The Living Archive", url: absolute(paths.home) },
        ...(leaders.length > 0 && {
          mainEntity: {
            "@type": "ItemList",
            numberOfItems: leaders.length,
            itemListElement: leaders.map(({ slug, artworkTitle, name, position }) => ({
              "@type": "ListItem",
              position,
              name: `${artworkTitle} (${name})`,
              url: absolute(paths.leader(slug)),
            })),
          },
        }),
      },
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
