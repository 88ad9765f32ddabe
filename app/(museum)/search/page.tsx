import type { Metadata } from "next";
import * as z from "zod/mini";
import { SearchForm } from "@/components/search/search-form";
import { searchSummary } from "@/components/search/search-labels";
import { SearchResults } from "@/components/search/search-results";
import { SearchSuggestions } from "@/components/search/search-suggestions";
import { Page, PageHead } from "@/components/ui/page";
import { AppError } from "@/lib/core/errors";
import { consumePageLimit } from "@/lib/http/consume-page-limit";
import { getCurrentUser } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { isStorable } from "@/lib/http/request-body";
import { searchQuery } from "@/lib/search/contracts";
import { searchMuseum } from "@/lib/search/queries";

// Search engines index the pages that it finds instead.
export const metadata: Metadata = { title: "Search", robots: { index: false, follow: true } };

/** What was found, or why nothing was looked for: the API has the same limit. */
async function search(query: string) {
  try {
    await consumePageLimit("search");
    const reader = await getCurrentUser();
    return { found: await searchMuseum(query, { perKind: 12, readerId: reader?._id ?? null }) };
  } catch (error) {
    if (error instanceof AppError && error.code === "rate_limited") return { found: null, limitError: error.message };
    throw error;
  }
}

/** The results of a search as a page, which works without JavaScript. */
export default async function SearchPage({ searchParams }: PageProps<"/search">) {
  const { q } = await searchParams;
  const typed = typeof q === "string" ? q : "";
  const parsed = z.safeParse(searchQuery, { q: typed });
  const query = parsed.success && isStorable(parsed.data.q) ? parsed.data.q.trim() : "";
  const error = parsed.success ? undefined : parsed.error.issues[0]?.message;
  const { found, limitError } = query === "" ? { found: null } : await readForPage(search(query));
  return (
    <Page className="pb-wall">
      <PageHead title="Search">
        <SearchForm query={query} error={error ?? limitError} />
      </PageHead>
      {found && (
        <p role="status" className="pb-6 font-medium text-base [overflow-wrap:anywhere]">
          {searchSummary(found, query)}
        </p>
      )}
      {found && found.groups.length > 0 ? (
        <SearchResults groups={found.groups} />
      ) : (
        <SearchSuggestions isEmpty={found !== null} />
      )}
    </Page>
  );
}
