import type { Article, WithContext } from "schema-dts";
import { paths } from "@/lib/core/urls/paths";
import type { ArchivedIssue } from "@/lib/newsletter/issue-contracts";

/** The JSON-LD of an issue of the newsletter. */
export function issueJsonLd(
  { slug, subject, description, publishedAt, picture }: ArchivedIssue,
  site: string,
): WithContext<Article> {
  const absolute = (to: string) => new URL(to, site).href;
  const url = absolute(paths.newsletter(slug));
  const museum = { "@type": "Organization", name: "The Living Archive", url: absolute(paths.home) } as const;
  return {
    "@context": "https://schema.org",
    "@type": "Article",
    "@id": url,
    url,
    headline: subject,
    description,
    datePublished: publishedAt,
    image: absolute(picture?.src ?? "/images/share/house.jpg"),
    author: museum,
    publisher: museum,
    isAccessibleForFree: true,
  };
}
