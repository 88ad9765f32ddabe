import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { publicExhibitionPaths } from "@/lib/exhibitions/rules";

/** What a public page shows and an admin can edit: by its slug, or with a page of its own. */
export type EditablePage =
  | { kind: "product" | "leader" | "exhibition" | "auction" | "newsletter"; slug: string; label: string }
  | { kind: "page"; href: string; label: string };

const legalPages = ["terms", "privacy", "returns", "shipping", "faq"] as const;

const bySlug = [
  { pattern: /^\/drops\/([^/]+)$/, kind: "product", label: "Edit this drop" },
  { pattern: /^\/heads-of-state\/([^/]+)(?:\/[a-z]{3})?$/, kind: "leader", label: "Edit this leader" },
  { pattern: /^\/exhibitions\/([^/]+)$/, kind: "exhibition", label: "Edit this exhibition" },
  { pattern: /^\/newsletter\/([^/]+)$/, kind: "newsletter", label: "Open this newsletter" },
  { pattern: /^\/auctions\/([^/]+)(?:\/ledger)?$/, kind: "auction", label: "Manage this auction" },
] as const;

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

/** What an admin can edit of the public page at a path; null when there is nothing. */
export function findEditablePage(path: string): EditablePage | null {
  const legalPage = legalPages.find((page) => paths[page] === path);
  if (legalPage) return { kind: "page", href: adminPaths.editLegalPage(legalPage), label: "Edit this page" };
  if (path === paths.home) return { kind: "page", href: adminPaths.homePage, label: "Edit the home page" };
  if (path === paths.events) return { kind: "page", href: adminPaths.section("events"), label: "Edit events" };
  const event = decode(/^\/events\/([^/]+)$/.exec(path)?.[1] ?? "");
  if (event) return { kind: "page", href: adminPaths.editEvent(event), label: "Edit this event" };
  if (path === paths.newsletters)
    return { kind: "page", href: adminPaths.section("newsletter"), label: "Edit newsletters" };
  if (path === paths.guestbook)
    return { kind: "page", href: adminPaths.section("comments", { queue: "guestbook" }), label: "Moderate" };
  const front = Object.keys(publicExhibitionPaths).find((slug) => publicExhibitionPaths[slug] === path);
  if (front) return { kind: "exhibition", slug: front, label: "Edit this exhibition" };
  for (const { pattern, kind, label } of bySlug) {
    const slug = decode(pattern.exec(path)?.[1] ?? "");
    if (slug) return { kind, slug, label };
  }
  return null;
}
