import type http from "node:http";

/** One complete request, for the emulators' handlers. */
export type EmulatorRequest = {
  method: string;
  path: string;
  query: URLSearchParams;
  header: (name: string) => string;
  /** The raw body; signatures cover exactly these bytes. */
  raw: string;
  /** The body as a JSON object; empty when it is not one. */
  json: Record<string, unknown>;
  form: URLSearchParams;
  /** The groups of the route's pattern. */
  params: string[];
};

/** A reply, or one of the two ways to give none. */
export type EmulatorResponse = { status?: number; headers?: Record<string, string>; body?: unknown } | "hang" | "cut";

export type Route = {
  method: string;
  pattern: RegExp;
  handle: (call: EmulatorRequest) => EmulatorResponse | Promise<EmulatorResponse>;
};

export const route = (method: string, pattern: RegExp, run: Route["handle"]): Route => ({
  method,
  pattern,
  handle: run,
});

export const html = (body: string, status = 200): EmulatorResponse => ({
  status,
  headers: { "content-type": "text/html; charset=utf-8" },
  body,
});

export const redirect = (location: string): EmulatorResponse => ({ status: 303, headers: { location } });

const MAX_BODY_BYTES = 5 * 1024 * 1024;

/** A listener that passes each request to the first matching route. */
export function createListener(routes: Route[]): http.RequestListener {
  return async (request, response) => {
    try {
      const call = await readRequest(request);
      const reply = await dispatch(routes, call);
      sendResponse(reply, request, response);
    } catch (error) {
      sendResponse({ status: 500, body: { message: String(error) } }, request, response);
    }
  };
}

async function readRequest(request: http.IncomingMessage): Promise<EmulatorRequest> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BODY_BYTES) throw new Error("The body is too large.");
    chunks.push(chunk);
  }
  const raw = Buffer.concat(chunks).toString("utf8");
  const url = new URL(request.url ?? "/", "http://localhost");
  return {
    method: request.method ?? "GET",
    path: url.pathname,
    query: url.searchParams,
    header: (name) => String(request.headers[name] ?? ""),
    raw,
    json: parseObject(raw),
    form: new URLSearchParams(raw),
    params: [],
  };
}

function parseObject(raw: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(raw);
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

async function dispatch(routes: Route[], call: EmulatorRequest): Promise<EmulatorResponse> {
  for (const { method, pattern, handle } of routes) {
    const match = method === call.method ? pattern.exec(call.path) : null;
    if (match) return handle({ ...call, params: match.slice(1).map(decodeURIComponent) });
  }
  return { status: 404, body: { message: `The emulator has nothing at ${call.method} ${call.path}.` } };
}

function sendResponse(reply: EmulatorResponse, request: http.IncomingMessage, response: http.ServerResponse): void {
  // The connection stays open until the caller's timeout.
  if (reply === "hang") return;
  if (reply === "cut") return void request.socket.destroy();
  const { status = 200, headers = {}, body } = reply;
  const isText = typeof body === "string";
  const type = isText ? "text/plain; charset=utf-8" : "application/json";
  response.writeHead(status, { "content-type": type, "cache-control": "no-store", ...headers });
  response.end(body === undefined ? "" : isText ? body : JSON.stringify(body));
}
