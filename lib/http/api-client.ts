import type { ErrorFacts, FieldErrors } from "@/lib/platform/errors";

/** What a call came to. `status` is 0 when the network failed; then `error` is "" and the caller says its own sentence. */
export type ApiResult<T> =
  | { ok: true; data: T; headers: Headers }
  | { ok: false; status: number; error: string; code: string; fields?: FieldErrors; facts?: ErrorFacts };

type Refusal = { status: number; error: string };

/** The sentence about a call that came to nothing: the server's own, `otherwise` without one, `offline` without an answer. */
export function complaintAbout(
  { status, error }: Refusal,
  { offline, otherwise }: Record<"offline" | "otherwise", string>,
) {
  return status === 0 ? offline : error || otherwise;
}

type Options = { body?: unknown; key?: string; signal?: AbortSignal };

async function call<T>(method: string, path: string, { body, key, signal }: Options = {}): Promise<ApiResult<T>> {
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

/** The browser's side of the API. Never throws: a refusal is a value that the screen has to look at. */
export const api = {
  get: <T>(path: string, options?: Options) => call<T>("GET", path, options),
  post: <T>(path: string, body: unknown = {}, options?: Options) => call<T>("POST", path, { ...options, body }),
  put: <T>(path: string, body: unknown = {}, options?: Options) => call<T>("PUT", path, { ...options, body }),
  patch: <T>(path: string, body: unknown = {}, options?: Options) => call<T>("PATCH", path, { ...options, body }),
  delete: <T>(path: string, options?: Options) => call<T>("DELETE", path, options),
};
