import { createHash, randomUUID } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { type S3Error, type S3Keys, signatureError } from "./s3-signature";

type StoredObject = { body: Buffer; type: string };
type MultipartUpload = { key: string; type: string; parts: Map<number, Buffer> };
type S3Response = { status: number; headers?: Record<string, string | number>; body?: Buffer | string };
type S3Request = { method: string; url: URL; key: string; headers: http.IncomingHttpHeaders; body: Buffer };

/** Keys in one page of a list: few, so that a test asks for the second page too. */
const LIST_PAGE_KEYS = 3;
/** The minimum size of every part but the last. */
const MIN_PART_BYTES = 5 * 1024 * 1024;
const etag = (bytes: Buffer) => `"${createHash("md5").update(bytes).digest("hex")}"`;
const xml = (root: string, inner: string) => `<?xml version="1.0" encoding="UTF-8"?><${root}>${inner}</${root}>`;
const errorResponse = ({ status, code }: S3Error): S3Response => ({
  status,
  body: xml("Error", `<Code>${code}</Code>`),
});
const noSuchKey = errorResponse({ status: 404, code: "NoSuchKey" });

/**
 * The part of S3 that the app uses, as strict as S3: one path-style bucket, single and multipart uploads, ranges, and Signature
 * Version 4 on every request, in the header or the query. Stores everything in memory.
 */
export async function startS3({ bucket, port = 0, ...keys }: S3Keys & { bucket: string; port?: number }) {
  const objects = new Map<string, StoredObject>();
  const uploads = new Map<string, MultipartUpload>();

  function handle(call: S3Request): S3Response {
    const { method, url, key, headers, body } = call;
    const uploadId = url.searchParams.get("uploadId");
    if (method === "POST" && url.searchParams.has("uploads")) {
      const id = randomUUID();
      uploads.set(id, { key, type: String(headers["content-type"] ?? ""), parts: new Map() });
      return { status: 200, body: xml("InitiateMultipartUploadResult", `<UploadId>${id}</UploadId>`) };
    }
    if (uploadId) return handleMultipart(call, uploadId);
    if (method === "GET" && url.searchParams.get("list-type") === "2")
      return listResponse(url, [...objects.keys()].sort());
    if (method === "PUT") {
      objects.set(key, { body, type: String(headers["content-type"] ?? "binary/octet-stream") });
      return { status: 200, headers: { etag: etag(body) } };
    }
    if (method === "DELETE") {
      objects.delete(key);
      return { status: 204 };
    }
    const found = objects.get(key);
    return found ? readResponse(call, found) : noSuchKey;
  }

  function handleMultipart({ method, url, key, body }: S3Request, id: string): S3Response {
    const upload = uploads.get(id);
    if (!upload || upload.key !== key) return errorResponse({ status: 404, code: "NoSuchUpload" });
    if (method === "PUT") {
      upload.parts.set(Number(url.searchParams.get("partNumber")), body);
      return { status: 200, headers: { etag: etag(body) } };
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
      return errorResponse({ status: 400, code: "InvalidPartOrder" });
    if (joined.length === 0 || joined.some((part, at) => !part || etag(part) !== named[at]?.etag))
      return errorResponse({ status: 400, code: "InvalidPart" });
    const parts = joined as Buffer[];
    if (parts.slice(0, -1).some((part) => part.length < MIN_PART_BYTES))
      return errorResponse({ status: 400, code: "EntityTooSmall" });
    objects.set(key, { body: Buffer.concat(parts), type: upload.type });
    uploads.delete(id);
    return { status: 200, body: xml("CompleteMultipartUploadResult", `<ETag>${etag(Buffer.concat(parts))}</ETag>`) };
  }

  const server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    // An aborted body never ends, so nothing is stored.
    request.on("end", () => {
      const body = Buffer.concat(chunks);
      const raw = request.url ?? "/";
      const url = new URL(raw, "http://store");
      const method = request.method ?? "GET";
      const [, named, ...rest] = decodeURIComponent(url.pathname).split("/");
      const isPreflight = method === "OPTIONS";
      const no = isPreflight ? null : signatureError({ method, url: raw, headers: request.headers, body }, keys);
      const result: S3Response = isPreflight
        ? { status: 204 }
        : no
          ? errorResponse(no)
          : named === bucket
            ? handle({ method, url, key: rest.join("/"), headers: request.headers, body })
            : errorResponse({ status: 404, code: "NoSuchBucket" });
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
    /** The keys in the bucket, and the number of unfinished multipart uploads. */
    keys: () => [...objects.keys()].sort(),
    unfinished: () => uploads.size,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function listResponse(url: URL, keys: string[]): S3Response {
  const after = url.searchParams.get("continuation-token") ?? "";
  const rest = keys.filter((key) => key > after);
  const page = rest.slice(0, LIST_PAGE_KEYS);
  const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join("");
  const next =
    rest.length > page.length
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
      : "<IsTruncated>false</IsTruncated>";
  return { status: 200, body: xml("ListBucketResult", contents + next) };
}

function readResponse({ url, headers }: S3Request, { body, type }: StoredObject): S3Response {
  const disposition = url.searchParams.get("response-content-disposition");
  const own = {
    "content-type": type,
    etag: etag(body),
    "accept-ranges": "bytes",
    ...(disposition && { "content-disposition": disposition }),
  };
  const range = /^bytes=(\d+)-(\d*)$/.exec(String(headers.range ?? ""));
  if (!range) return { status: 200, headers: { ...own, "content-length": body.length }, body };
  const start = Number(range[1]);
  if (start >= body.length) return errorResponse({ status: 416, code: "InvalidRange" });
  const end = Math.min(range[2] ? Number(range[2]) : body.length - 1, body.length - 1);
  const part = body.subarray(start, end + 1);
  return {
    status: 206,
    headers: { ...own, "content-range": `bytes ${start}-${end}/${body.length}`, "content-length": part.length },
    body: part,
  };
}
