"use client";

import useSWRInfinite, { type SWRInfiniteConfiguration, type SWRInfiniteResponse } from "swr/infinite";
import type { ApiFailure } from "@/lib/api-client/client";
import type { ApiPath, ApiQuery, ApiReply } from "@/lib/api-client/routes";
import { fetchReply, readDefaults } from "@/lib/api-client/use-api";
import { withQuery } from "@/lib/core/urls/url";

type ReadPath = ApiPath<"GET">;
type Reply<P extends ReadPath> = ApiReply<P, "GET">;

/** Reads a list page by page. `queryAfter` returns the query of the page after the given one, null after the last. */
export function useApiPages<P extends ReadPath>(
  path: P,
  queryAfter: (previous: Reply<P> | null) => ApiQuery<P, "GET"> | null,
  config: SWRInfiniteConfiguration<Reply<P>, ApiFailure>,
): SWRInfiniteResponse<Reply<P>, ApiFailure> {
  return useSWRInfinite<Reply<P>, ApiFailure>(
    (_index: number, previous: Reply<P> | null) => {
      const query = queryAfter(previous);
      return query && withQuery(path, query);
    },
    fetchReply<P>,
    { ...readDefaults, ...config },
  );
}
