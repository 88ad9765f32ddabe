import type http from "node:http";

/** One request, read to its end, as the handlers of the emulators see it. */
export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  header: (name: string) => string;
  /** The body as it came over the wire: signatures are made over these bytes and no others. */
  raw: string;
  /** The body as a JSON object; empty when it is none. */
  json: Record<string, unknown>;
  form: URLSearchParams;
  /** What the groups of the route's pattern caught. */
  params: string[];
};

/** A reply, or one of the two ways in which a server gives none. */
export type Answer = { status?: number; headers?: Record<string, string>; body?: unknown } | "hang" | "cut";

export type Route = {
  method: string;
  pattern: RegExp;
  run: (call: Call) => Answer | Promise<Answer>;
};

export const route = (method: string, pattern: RegExp, run: Route["run"]): Route => ({ method, pattern, run });

export const html = (body: string, status = 200): Answer => ({
  status,
  headers: { "content-type": "text/html; charset=utf-8" },
  body,
});

export const redirect = (location: string): Answer => ({ status: 303, headers: { location } });

const LARGEST_BODY = 5 * 1024 * 1024;

/** A listener that hands each request to the first route that fits. */
export function listener(routes: Route[]): http.RequestListener {
  return async (request, response) => {
    try {
      const call = await read(request);
      const answer = await dispatch(routes, call);
      send(answer, request, response);
    } catch (error) {
      send({ status: 500, body: { message: String(error) } }, request, response);
    }
  };
}

async function read(request: http.IncomingMessage): Promise<Call> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new Error("The body is too large.");
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

async function dispatch(routes: Route[], call: Call): Promise<Answer> {
  for (const { method, pattern, run } of routes) {
    const match = method === call.method ? pattern.exec(call.path) : null;
    if (match) return run({ ...call, params: match.slice(1).map(decodeURIComponent) });
  }
  return { status: 404, body: { message: `The emulator has nothing at ${call.method} ${call.path}.` } };
}

function send(answer: Answer, request: http.IncomingMessage, response: http.ServerResponse): void {
  // A hanging provider holds the line open; the caller's own time-out has to end it.
  if (answer === "hang") return;
  if (answer === "cut") return void request.socket.destroy();
  const { status = 200, headers = {}, body } = answer;
  const isText = typeof body === "string";
  const type = isText ? "text/plain; charset=utf-8" : "application/json";
  response.writeHead(status, { "content-type": type, "cache-control": "no-store", ...headers });
  response.end(body === undefined ? "" : isText ? body : JSON.stringify(body));
}
