import { createHash, randomUUID } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { type Refusal, refusalOf, type S3Keys } from "./s3-signature";

type Kept = { body: Buffer; type: string };
type Started = { key: string; type: string; parts: Map<number, Buffer> };
type Answer = { status: number; headers?: Record<string, string | number>; body?: Buffer | string };
type Call = { method: string; url: URL; key: string; headers: http.IncomingHttpHeaders; body: Buffer };

/** Every part but the last has at least this much, or the store refuses to join them. */
const leastPart = 5 * 1024 * 1024;
const tag = (bytes: Buffer) => `"${createHash("md5").update(bytes).digest("hex")}"`;
const xml = (root: string, inner: string) => `<?xml version="1.0" encoding="UTF-8"?><${root}>${inner}</${root}>`;
const refused = ({ status, code }: Refusal): Answer => ({ status, body: xml("Error", `<Code>${code}</Code>`) });
const missing = refused({ status: 404, code: "NoSuchKey" });

/**
 * As much of S3 as the museum speaks, with the store's own strictness: one bucket by path, objects whole or in parts, ranges, and
 * Signature Version 4 on every request, in the header or in the address. It keeps everything in memory.
 */
export async function startS3({ bucket, port = 0, ...keys }: S3Keys & { bucket: string; port?: number }) {
  const objects = new Map<string, Kept>();
  const uploads = new Map<string, Started>();

  function answer(call: Call): Answer {
    const { method, url, key, headers, body } = call;
    const uploadId = url.searchParams.get("uploadId");
    if (method === "POST" && url.searchParams.has("uploads")) {
      const id = randomUUID();
      uploads.set(id, { key, type: String(headers["content-type"] ?? ""), parts: new Map() });
      return { status: 200, body: xml("InitiateMultipartUploadResult", `<UploadId>${id}</UploadId>`) };
    }
    if (uploadId) return answerPart(call, uploadId);
    if (method === "PUT") {
      objects.set(key, { body, type: String(headers["content-type"] ?? "binary/octet-stream") });
      return { status: 200, headers: { etag: tag(body) } };
    }
    if (method === "DELETE") {
      objects.delete(key);
      return { status: 204 };
    }
    const found = objects.get(key);
    return found ? answerRead(call, found) : missing;
  }

  function answerPart({ method, url, key, body }: Call, id: string): Answer {
    const upload = uploads.get(id);
    if (!upload || upload.key !== key) return refused({ status: 404, code: "NoSuchUpload" });
    if (method === "PUT") {
      upload.parts.set(Number(url.searchParams.get("partNumber")), body);
      return { status: 200, headers: { etag: tag(body) } };
    }
    if (method === "DELETE") {
      uploads.delete(id);
      return { status: 204 };
    }
    const named = [...body.toString().matchAll(/<Part>(.*?)<\/Part>/gs)].map(([, part = ""]) => ({
      number: Number(/<PartNumber>(\d+)</.exec(part)?.[1]),
      etag: (/<ETag>(.*?)</.exec(part)?.[1] ?? "").replaceAll("&quot;", '"'),
    }));
    const joined = named.map(({ number }) => upload.parts.get(number));
    if (named.some(({ number }, at) => at > 0 && number <= (named[at - 1]?.number ?? 0)))
      return refused({ status: 400, code: "InvalidPartOrder" });
    if (joined.length === 0 || joined.some((part, at) => !part || tag(part) !== named[at]?.etag))
      return refused({ status: 400, code: "InvalidPart" });
    const parts = joined as Buffer[];
    if (parts.slice(0, -1).some((part) => part.length < leastPart))
      return refused({ status: 400, code: "EntityTooSmall" });
    objects.set(key, { body: Buffer.concat(parts), type: upload.type });
    uploads.delete(id);
    return { status: 200, body: xml("CompleteMultipartUploadResult", `<ETag>${tag(Buffer.concat(parts))}</ETag>`) };
  }

  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    // A body that breaks off never ends, and so leaves nothing.
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      const raw = request.url ?? "/";
      const url = new URL(raw, "http://store");
      const method = request.method ?? "GET";
      const [, named, ...rest] = decodeURIComponent(url.pathname).split("/");
      const isPreflight = method === "OPTIONS";
      const no = isPreflight ? null : refusalOf({ method, url: raw, headers: request.headers, body }, keys);
      const result: Answer = isPreflight
        ? { status: 204 }
        : no
          ? refused(no)
          : named === bucket
            ? answer({ method, url, key: rest.join("/"), headers: request.headers, body })
            : refused({ status: 404, code: "NoSuchBucket" });
      response.writeHead(result.status, {
        "access-control-allow-origin": "*",
        "access-control-allow-methods": "GET, PUT, HEAD",
        "access-control-allow-headers": "content-type",
        "access-control-expose-headers": "etag",
        "content-length": Buffer.byteLength(result.body ?? ""),
        ...result.headers,
      });
      response.end(method === "HEAD" ? undefined : result.body);
    });
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    /** What lies in the bucket, and what was begun in parts and neither joined nor given up. */
    keys: () => [...objects.keys()].sort(),
    unfinished: () => uploads.size,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function answerRead({ url, headers }: Call, { body, type }: Kept): Answer {
  const disposition = url.searchParams.get("response-content-disposition");
  const own = {
    "content-type": type,
    etag: tag(body),
    "accept-ranges": "bytes",
    ...(disposition && { "content-disposition": disposition }),
  };
  const range = /^bytes=(\d+)-(\d*)$/.exec(String(headers.range ?? ""));
  if (!range) return { status: 200, headers: { ...own, "content-length": body.length }, body };
  const start = Number(range[1]);
  if (start >= body.length) return refused({ status: 416, code: "InvalidRange" });
  const end = Math.min(range[2] ? Number(range[2]) : body.length - 1, body.length - 1);
  const part = body.subarray(start, end + 1);
  return {
    status: 206,
    headers: { ...own, "content-range": `bytes ${start}-${end}/${body.length}`, "content-length": part.length },
    body: part,
  };
}
