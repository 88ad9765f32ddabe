import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Storage } from "@/lib/storage/storage-driver";
import { s3Storage } from "@/lib/storage/storage-s3";
import { startS3 } from "@/tooling/dev-stack/emulators/s3";

const keys = { region: "auto", accessKeyId: "AKID", secretAccessKey: "secret" };
const stored = new Map<string, { body: Buffer; type: string }>();
const parts = new Map<string, Buffer>();
let calls: string[] = [];
let failAt: string | null = null;
let server: Server;
let files: Storage;

type S3Response = { status: number; headers?: Record<string, string>; body?: string | Buffer };

/** An S3 emulator with objects and multipart uploads. */
function respond(method: string, url: URL, headers: Record<string, unknown>, body: Buffer): S3Response {
  const key = url.pathname;
  if (failAt && `${method} ${url.pathname}${url.search}`.includes(failAt)) return { status: 501 };
  if (method === "POST" && url.searchParams.has("uploads"))
    return { status: 200, body: xml("<UploadId>up</UploadId>", "InitiateMultipartUploadResult") };
  if (method === "PUT" && url.searchParams.has("partNumber")) {
    parts.set(url.searchParams.get("partNumber") ?? "", body);
    return { status: 200, headers: { etag: '"e"' } };
  }
  if (method === "POST") {
    stored.set(key, { body: Buffer.concat([...parts.values()]), type: "video/mp4" });
    return { status: 200, body: xml("<ETag>e</ETag>", "CompleteMultipartUploadResult") };
  }
  if (method === "PUT") {
    stored.set(key, { body, type: String(headers["content-type"]) });
    return { status: 200 };
  }
  if (method === "DELETE") {
    if (!url.searchParams.has("uploadId")) stored.delete(key);
    return { status: 204 };
  }
  const found = stored.get(key);
  if (!found) return { status: 404, body: xml("<Code>NoSuchKey</Code>", "Error") };
  const range = /bytes=(\d+)-(\d+)/.exec(String(headers.range ?? ""));
  if (!range) return { status: 200, headers: { "content-type": found.type }, body: found.body };
  const [start, end] = [Number(range[1]), Number(range[2])];
  if (end >= found.body.length) return { status: 416, body: xml("<Code>InvalidRange</Code>", "Error") };
  const contentRange = `bytes ${start}-${end}/${found.body.length}`;
  return {
    status: 206,
    headers: { "content-type": found.type, "content-range": contentRange },
    body: found.body.subarray(start, end + 1),
  };
}
const xml = (inner: string, root: string) => `<?xml version="1.0"?><${root}>${inner}</${root}>`;

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const url = new URL(request.url ?? "/", "http://s3.test");
      calls.push(`${request.method} ${url.pathname}`);
      const result = respond(request.method ?? "", url, request.headers, Buffer.concat(chunks));
      const body = result.body ?? "";
      response.writeHead(result.status, { "content-length": Buffer.byteLength(body), ...result.headers });
      response.end(request.method === "HEAD" ? undefined : body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  files = s3Storage({ ...keys, bucket: "museum", endpoint });
});
beforeEach(() => {
  calls = [];
  parts.clear();
  failAt = null;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const keysOf = async (storage: Storage) => {
  const found: string[] = [];
  for await (const key of storage.list()) found.push(key);
  return found;
};

const chunkStream = (count: number) => {
  let left = count;
  return new ReadableStream<Uint8Array>({
    pull: (controller) =>
      left-- > 0 ? controller.enqueue(new Uint8Array(1024 * 1024).fill(left)) : controller.close(),
  });
};

describe("the S3 driver", () => {
  it("returns a stored file with its type and size", async () => {
    await expect(files.put("a/b.txt", new TextEncoder().encode("satire"), { type: "text/plain" })).resolves.toEqual({
      size: 6,
    });
    expect(calls).toEqual(["PUT /museum/a/b.txt"]);
    expect(await files.head("a/b.txt")).toEqual({ size: 6, type: "text/plain" });
    const file = await files.open("a/b.txt", { range: { start: 1, end: 3 } });
    expect(file).toMatchObject({ size: 6, type: "text/plain" });
    expect(await new Response(file?.stream).text()).toBe("ati");
    await files.remove("a/b.txt");
    expect(await files.open("a/b.txt")).toBeNull();
    expect(await files.head("a/b.txt")).toBeNull();
  });

  it("uploads a small stream in one request and a large one in parts", async () => {
    await expect(files.put("small", chunkStream(3), { type: "video/mp4" })).resolves.toEqual({ size: 3 * 1024 * 1024 });
    expect(calls).toEqual(["PUT /museum/small"]);
    await expect(files.put("large", chunkStream(20), { type: "video/mp4" })).resolves.toEqual({
      size: 20 * 1024 * 1024,
    });
    expect(parts.size).toBe(3);
    expect((await files.head("large"))?.size).toBe(20 * 1024 * 1024);
  });

  it("aborts a multipart upload that breaks off or is too large", async () => {
    await expect(
      files.put("cut", chunkStream(30), { type: "video/mp4", maxBytes: 20 * 1024 * 1024 }),
    ).rejects.toMatchObject({ kind: "too-large" });
    expect(calls.at(-1)).toBe("DELETE /museum/cut");
    failAt = "partNumber=2";
    await expect(files.put("cut", chunkStream(20), { type: "video/mp4" })).rejects.toMatchObject({
      kind: "unavailable",
    });
    expect(calls.at(-1)).toBe("DELETE /museum/cut");
    expect(stored.has("/museum/cut")).toBe(false);
  });

  it("lists every key over several pages", async () => {
    const s3 = await startS3({ ...keys, bucket: "listed" });
    const bucket = s3Storage({ ...keys, bucket: "listed", endpoint: s3.endpoint });
    const names = ["a", "b/c", "d", "e", "f", "g", "h"];
    for (const key of names) await bucket.put(key, new Uint8Array(1), { type: "text/plain" });
    expect(await keysOf(bucket)).toEqual(names);
    await s3.stop();
  });

  it("rejects a range outside the file and an invalid key", async () => {
    await files.put("r", new Uint8Array(4), { type: "text/plain" });
    await expect(files.open("r", { range: { start: 2, end: 9 } })).rejects.toMatchObject({ kind: "bad-range" });
    await expect(files.open("../r")).rejects.toMatchObject({ kind: "bad-key" });
  });

  it("signs the type and the size of an upload, and the name of a download", async () => {
    const upload = await files.signedUploadUrl("u/1", { type: "video/mp4", size: 42, seconds: 600 });
    expect(upload?.headers).toEqual({ "content-type": "video/mp4" });
    expect(upload?.url).toContain("X-Amz-SignedHeaders=content-length%3Bcontent-type%3Bhost");
    const download = await files.signedReadUrl("u/1", { seconds: 60, filename: "Ọba's film.mp4" });
    expect(new URL(download ?? "").searchParams.get("response-content-disposition")).toBe(
      `attachment; filename="Oba's film.mp4"; filename*=UTF-8''%E1%BB%8Cba%27s%20film.mp4`,
    );
  });
});
