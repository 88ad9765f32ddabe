import type { Graph } from "schema-dts";
import type { Language } from "@/lib/core/languages";
import { languagePaths } from "@/lib/core/urls/language-paths";
import { paths } from "@/lib/core/urls/paths";

type TourJsonLd = { language: Language; exhibition: string; site: string };

/** The JSON-LD of the audio tour: a page of the exhibition. */
export function tourJsonLd({ language, exhibition, site }: TourJsonLd): Graph {
  const absolute = (to: string) => new URL(to, site).href;
  const url = absolute(languagePaths.tour(language));
  const wall = absolute(languagePaths.wall(language));
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "CollectionPage",
        "@id": url,
        url,
        inLanguage: language,
        name: `Audio tour of ${exhibition}`,
        isPartOf: { "@type": "CollectionPage", "@id": wall, url: wall, name: exhibition },
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Home", item: absolute(paths.home) },
          { "@type": "ListItem", position: 2, name: exhibition, item: wall },
          { "@type": "ListItem", position: 3, name: "Audio tour", item: url },
        ],
      },
    ],
  };
}
