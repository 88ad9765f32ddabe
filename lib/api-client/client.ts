import type { ErrorFacts, FieldErrors } from "@/lib/core/errors";

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

type ApiOptions = { body?: unknown; key?: string; signal?: AbortSignal };

async function call<T>(method: string, path: string, { body, key, signal }: ApiOptions = {}): Promise<ApiResult<T>> {
  try {
    const response = await fetch(path, {
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
    if (response.ok && reply?.success) return { ok: true, data: reply as T, headers: response.headers };
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

/** The browser's API client. Never throws: errors are returned as values. */
export const api = {
  get: <T>(path: string, options?: ApiOptions) => call<T>("GET", path, options),
  post: <T>(path: string, body: unknown = {}, options?: ApiOptions) => call<T>("POST", path, { ...options, body }),
  put: <T>(path: string, body: unknown = {}, options?: ApiOptions) => call<T>("PUT", path, { ...options, body }),
  patch: <T>(path: string, body: unknown = {}, options?: ApiOptions) => call<T>("PATCH", path, { ...options, body }),
  delete: <T>(path: string, options?: ApiOptions) => call<T>("DELETE", path, options),
};
