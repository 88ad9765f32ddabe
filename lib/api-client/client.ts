import type { ApiBody, ApiPath, ApiQuery, ApiReply, Empty, Method } from "@/lib/api-client/routes";
import type { ErrorFacts, FieldErrors } from "@/lib/core/errors";
import { withQuery } from "@/lib/core/urls/url";

/** The result of a call. `status` is 0 and `error` is empty when the network failed. */
export type ApiResult<T> =
  | { ok: true; data: T; headers: Headers }
  | { ok: false; status: number; error: string; code: string; fields?: FieldErrors; facts?: ErrorFacts };

type ApiFailure = { status: number; error: string };

/** The message of a failed call: the server's, `otherwise` without one, `offline` without a response. */
export function errorMessage(
  { status, error }: ApiFailure,
  { offline, otherwise }: Record<"offline" | "otherwise", string>,
) {
  return status === 0 ? offline : error || otherwise;
}

type ApiOptions<Q = object> = { query?: Q; key?: string; signal?: AbortSignal };

async function call<T>(
  method: Method,
  path: string,
  { query, body, key, signal }: ApiOptions & { body?: unknown } = {},
): Promise<ApiResult<T>> {
  try {
    const response = await fetch(query ? withQuery(path, query) : path, {
      method,
      signal,
      credentials: "same-origin",
      headers: {
        accept: "application/json",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...(key && { "idempotency-key": key }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const reply = await response.json().catch(() => null);
    if (response.ok && reply?.success) return { ok: true, data: reply, headers: response.headers };
    return {
      ok: false,
      status: response.status,
      error: reply?.error ?? "",
      code: reply?.code ?? "failed",
      fields: reply?.fields,
      facts: reply?.facts,
    };
  } catch {
    return { ok: false, status: 0, error: "", code: "network" };
  }
}

/** The query may be omitted where none of its parameters is required. */
type QueryOptions<P extends string, M extends Method> =
  Empty extends ApiQuery<P, M>
    ? [options?: ApiOptions<ApiQuery<P, M>>]
    : [options: ApiOptions & { query: ApiQuery<P, M> }];

function load<M extends Method>(method: M) {
  function request<P extends ApiPath<M>>(path: P, ...options: QueryOptions<P, M>): Promise<ApiResult<ApiReply<P, M>>>;
  function request(path: string, options?: ApiOptions): Promise<ApiResult<unknown>> {
    return call(method, path, options);
  }
  return request;
}

function send<M extends Method>(method: M) {
  /** The body may be omitted where none of its fields is required. */
  function request<P extends ApiPath<M>>(
    path: P & (Empty extends ApiBody<P, M> ? unknown : never),
  ): Promise<ApiResult<ApiReply<P, M>>>;
  function request<P extends ApiPath<M>>(
    path: P,
    body: ApiBody<P, M> | FormData,
    options?: ApiOptions,
  ): Promise<ApiResult<ApiReply<P, M>>>;
  function request(path: string, body: unknown = {}, options?: ApiOptions): Promise<ApiResult<unknown>> {
    return call(method, path, { ...options, body: body instanceof FormData ? Object.fromEntries(body) : body });
  }
  return request;
}

/**
 * The browser's API client. Never throws: errors are returned as values. The path decides the types of
 * query, body and reply; the fields of a form, which have no types, are sent as FormData.
 */
export const api = {
  get: load("GET"),
  post: send("POST"),
  put: send("PUT"),
  patch: send("PATCH"),
  delete: load("DELETE"),
};
