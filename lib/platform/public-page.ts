import type { Metadata } from "next";

/** The museum's own share card, for pages that have no work of their own. */
export const houseCard = {
  url: "/images/share/house.jpg",
  width: 1200,
  height: 630,
  alt: "The Living Archive: eighteen cut-paper offices, each with an object in place of the face.",
};

type PublicPage = {
  /** Without the museum's name, which the root layout adds. */
  title: string;
  /** One or two sentences, at most 160 characters are shown by search engines. */
  description: string;
  /** The page's one address. */
  path: string;
  /** A share card of 1200 x 630, a JPEG under 300 kB. */
  card?: { url: string; alt: string };
  type?: "website" | "article";
};

/**
 * What a page that anybody may find says of itself: title, description, its one canonical address, and the card that is shown where
 * it is shared. Addresses become absolute through the root layout's `metadataBase`.
 */
export function publicPage({ title, description, path, card, type = "website" }: PublicPage): Metadata {
  const image = card ? { ...houseCard, ...card } : houseCard;
  return {
    title,
    description,
    alternates: { canonical: path, types: { "application/rss+xml": "/feed.xml" } },
    openGraph: {
      siteName: "The Living Archive",
      locale: "en_NG",
      type,
      title,
      description,
      url: path,
      images: [image],
    },
    twitter: { card: "summary_large_image", title, description, images: [{ url: image.url, alt: image.alt }] },
  };
}

/** What a page says of itself that is nobody's business but the visitor's own. */
export function privatePage(title: string): Metadata {
  return { title, robots: { index: false, follow: false } };
}

/** A description out of a longer text: whole words, at most 160 characters. */
export function summary(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= 160) return flat;
  return `${flat.slice(0, 159).replace(/[\s,;:.]+\S*$/, "")}…`;
}

/** The share card that was drawn with a picture `…-1-960.jpg`; another picture stands for itself. */
export function shareCardOf(url: string): string {
  return url.replace(/^(\/images\/products\/.+)-\d-960\.jpg$/, "$1-share.jpg");
}
