"use client";

import useSWR, {
  mutate,
  type Revalidator,
  type RevalidatorOptions,
  type SWRConfiguration,
  type SWRResponse,
} from "swr";
import { type ApiFailure, readUrl } from "@/lib/api-client/client";
import type { ApiPath, ApiQuery, ApiReply, Empty } from "@/lib/api-client/routes";
import { withQuery } from "@/lib/core/urls/url";

type ReadPath = ApiPath<"GET">;
type Reply<P extends ReadPath> = ApiReply<P, "GET">;
type ReadConfig<P extends ReadPath> = SWRConfiguration<Reply<P>, ApiFailure>;
/** The query may be omitted where none of its parameters is required. */
type ReadOptions<P extends ReadPath> =
  Empty extends ApiQuery<P, "GET">
    ? [options?: ReadConfig<P> & { query?: ApiQuery<P, "GET"> }]
    : [options: ReadConfig<P> & { query: ApiQuery<P, "GET"> }];

/** A read happens once for each mount. Reads that have to stay current add `refetchOnReturn`, `polling` or `useRefetch`. */
export const readDefaults = {
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} satisfies SWRConfiguration;

/** For data that does not change while the page is open. */
export const readOnce = { revalidateIfStale: false } satisfies SWRConfiguration;

/** For data that others change: refetches when the visitor returns to the tab or is online again. */
export const refetchOnReturn = {
  revalidateOnFocus: true,
  revalidateOnReconnect: true,
  // A return right after a request is not skipped, because the request may have missed the change.
  focusThrottleInterval: 0,
  dedupingInterval: 0,
} satisfies SWRConfiguration;

/** Refetches after a time that depends on the reply, 0 for never; after an error too, where SWR would pause. */
export function polling<T>(interval: (latest: T | undefined) => number) {
  return {
    refreshInterval: interval,
    shouldRetryOnError: true,
    onErrorRetry: (
      _error: ApiFailure,
      _key: string,
      _config: unknown,
      revalidate: Revalidator,
      { retryCount }: RevalidatorOptions,
    ) => {
      const wait = interval(undefined);
      if (wait > 0) setTimeout(() => void revalidate({ retryCount, dedupe: true }), wait);
    },
  };
}

/** Fetches a path, with its query if any, and throws the failure, because SWR expects that. */
export async function fetchReply<P extends ReadPath>(url: P): Promise<Reply<P>> {
  const result = await readUrl(url);
  if (!result.ok) throw result;
  return result.data as Reply<P>;
}

/** Reads a path through SWR; null reads nothing. The path decides the types of query and reply, as for `api.get`. */
export function useApi<P extends ReadPath>(
  path: P | null,
  ...[options]: ReadOptions<P>
): SWRResponse<Reply<P>, ApiFailure> {
  const { query = {}, ...config } = (options ?? {}) as ReadConfig<P> & { query?: object };
  const key = path && (withQuery(path, query) as P);
  return useSWR<Reply<P>, ApiFailure>(key, fetchReply<P>, { ...readDefaults, ...config });
}

/** Refetches a path wherever it is shown. */
export async function refetchReply(path: ReadPath): Promise<void> {
  await mutate(path);
}

/** Changes the shown reply of a path before the server has confirmed the change; undefined when it was not fetched yet. */
export async function changeReply<P extends ReadPath>(path: P, change: (reply: Reply<P>) => Reply<P>): Promise<void> {
  await mutate<Reply<P>>(path, (reply) => reply && change(reply), { revalidate: false });
}
