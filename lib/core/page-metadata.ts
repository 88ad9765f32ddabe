import type { Metadata } from "next";
import { type Language, languageCodes, languages, originalLanguage } from "@/lib/core/languages";
import { shareCards } from "@/lib/core/share-cards";

/** The default share card, for pages without one of their own and without an entry in share-cards.ts. */
export const defaultShareCard = {
  url: "/images/share/house.jpg",
  width: 1200,
  height: 630,
  alt: "The Living Archive: eighteen cut-paper offices, each with an object in place of the face.",
};

type PublicPageMetadata = {
  /** Without the museum's name, which the root layout adds. */
  title: string;
  /** One or two sentences, at most 160 characters are shown by search engines. */
  description: string;
  /** The canonical path. */
  path: string;
  /** A share card, a JPEG under 300 kB; 1200 x 630 unless it says otherwise. */
  card?: { url: string; alt: string; width?: number; height?: number };
  type?: "website" | "article";
  /** The same in other formats, by media type. */
  formats?: Record<string, string>;
  /** Search engines must not list it: only people with the link find it. */
  noIndex?: boolean;
  /** For a page that exists in several languages: its language, and the path of each. */
  translations?: { language: Language; paths: Record<string, string> };
};

/**
 * The metadata of a public page: title, description, canonical URL and share card. Paths become absolute through the root
 * layout's `metadataBase`.
 */
export function publicPageMetadata({
  title,
  description,
  path,
  card,
  type = "website",
  formats,
  noIndex,
  translations,
}: PublicPageMetadata): Metadata {
  const image = { ...defaultShareCard, ...(card ?? shareCards[path]) };
  return {
    title,
    description,
    ...(noIndex && { robots: { index: false, follow: false } }),
    alternates: {
      canonical: path,
      types: { ...formats, "application/rss+xml": "/feed.xml" },
      ...(translations && { languages: translations.paths }),
    },
    openGraph: {
      siteName: "The Living Archive",
      locale: languages[translations?.language ?? originalLanguage].locale,
      ...(translations && {
        alternateLocale: languageCodes
          .filter((code) => code !== translations.language)
          .map((code) => languages[code].locale),
      }),
      type,
      title,
      description,
      url: path,
      images: [image],
    },
    twitter: { card: "summary_large_image", title, description, images: [{ url: image.url, alt: image.alt }] },
  };
}

/** The metadata of a page that search engines must not index. */
export function privatePageMetadata(title: string): Metadata {
  return { title, robots: { index: false, follow: false } };
}

const SHORTEST_SUMMARY = 40;
const LONGEST_SUMMARY = 160;

/** Shortens a text to a summary: whole words, at most 160 characters. */
export function summarize(text: string): string {
  const flat = text.replace(/\s+/g, " ").trim();
  if (flat.length <= LONGEST_SUMMARY) return flat;
  return `${flat.slice(0, LONGEST_SUMMARY - 1).replace(/[\s,;:.]+\S*$/, "")}…`;
}

/** A page's meta description: the summary of a text, with a sentence that says what it is ("A drop") when it is too short. */
export function metaDescription(text: string, kind: string): string {
  const summary = summarize(text);
  if (summary.length >= SHORTEST_SUMMARY) return summary;
  const sentence = summary === "" || /[.!?…]$/.test(summary) ? summary : `${summary}.`;
  return `${sentence} ${kind} of The Living Archive, an online museum of political satire.`.trim();
}

/** The share card that belongs to a product image `…-1-960.jpg`; any other image is its own share card. */
export function getShareCard(url: string): string {
  return url.replace(/^(\/images\/products\/.+)-\d-960\.jpg$/, "$1-share.jpg");
}
