import type { ApiBody, ApiPath, ApiQuery, ApiReply, Empty, Method } from "@/lib/api-client/routes";
import type { EditConflict, ErrorCode, ErrorFacts, FieldErrors } from "@/lib/core/errors";
import { withQuery } from "@/lib/core/urls/url";

/** A failed call. `status` is 0 and `error` is empty when the network failed. */
export type ApiFailure = {
  ok: false;
  status: number;
  error: string;
  code: ErrorCode | "network";
  fields?: FieldErrors;
  facts?: ErrorFacts;
  current?: EditConflict;
};

/** The result of a call. */
export type ApiResult<T> = { ok: true; data: T; headers: Headers } | ApiFailure;

/** The message of a failed call: the server's, `otherwise` without one, `offline` without a response. */
export function errorMessage(
  { status, error }: Pick<ApiFailure, "status" | "error">,
  { offline, otherwise }: Record<"offline" | "otherwise", string>,
) {
  return status === 0 ? offline : error || otherwise;
}

/** The JSON of a response as far as every response has it. */
export type ReplyBody = Partial<Omit<ApiFailure, "ok" | "status">> & { success?: boolean };

/** The result of a response. `reply` is null for a body that is not JSON, such as the error page of a proxy. */
export function toResult<T>(status: number, reply: ReplyBody | null, headers = new Headers()): ApiResult<T> {
  if (status >= 200 && status <= 299 && reply?.success) return { ok: true, data: reply as T, headers };
  return {
    ok: false,
    status,
    error: reply?.error ?? "",
    code: reply?.code ?? (status === 0 ? "network" : "failed"),
    ...(reply?.fields && { fields: reply.fields }),
    ...(reply?.facts && { facts: reply.facts }),
    ...(reply?.current && { current: reply.current }),
  };
}

/** A call that the browser itself rejects. */
export const rejection = (error: string): ApiFailure => ({ ok: false, status: 400, error, code: "invalid_input" });

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
        ...(body !== undefined && !(body instanceof FormData) && { "content-type": "application/json" }),
        ...(key && { "idempotency-key": key }),
      },
      body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
    });
    return toResult(response.status, await response.json().catch(() => null), response.headers);
  } catch {
    return toResult(0, null);
  }
}

const READ_TIMEOUT_MS = 20_000;

/**
 * Reads the URL of a route, with its query. For use-api.ts, which knows the type of the reply. Fails when there is no response in
 * time: SWR starts no other request for a URL until then, also when the visitor returns or is online again.
 */
export const readUrl = (url: string): Promise<ApiResult<unknown>> =>
  call("GET", url, { signal: AbortSignal.timeout(READ_TIMEOUT_MS) });

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
    body: ApiBody<P, M>,
    options?: ApiOptions,
  ): Promise<ApiResult<ApiReply<P, M>>>;
  function request(path: string, body: unknown = {}, options?: ApiOptions): Promise<ApiResult<unknown>> {
    return call(method, path, { ...options, body });
  }
  return request;
}

/**
 * The browser's API client. Never throws: errors are returned as values. The path decides the types of
 * query, body and reply.
 */
export const api = {
  get: load("GET"),
  post: send("POST"),
  put: send("PUT"),
  patch: send("PATCH"),
  delete: load("DELETE"),
  /** Sends a multipart form with a file. */
  upload: <P extends ApiPath<"POST">>(path: P, form: FormData): Promise<ApiResult<ApiReply<P, "POST">>> =>
    call("POST", path, { body: form }),
};
