import type { GetObjectCommandOutput, S3Client } from "@aws-sdk/client-s3";
import { attachmentHeader } from "@/lib/core/attachment-header";
import { fieldsOf } from "@/lib/core/records";
import {
  checkKey,
  checkRange,
  type FileBody,
  readBody,
  type Storage,
  StorageError,
} from "@/lib/storage/storage-driver";

type S3Settings = {
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  bucket: string;
  endpoint?: string;
};
type Target = { Bucket: string; Key: string };

/** Part size of a multipart upload; S3's minimum is 5 MiB except for the last part. */
const PART_BYTES = 8 * 1024 * 1024;

// Loaded at first use, because the SDK is large and only an app with a bucket needs it.
const sdk = () => import("@aws-sdk/client-s3");
const presigner = () => import("@aws-sdk/s3-request-presigner");

function statusOf(error: unknown): number | undefined {
  const { httpStatusCode } = fieldsOf(fieldsOf(error).$metadata);
  return typeof httpStatusCode === "number" ? httpStatusCode : undefined;
}

function throwStorageError(error: unknown): never {
  if (error instanceof StorageError) throw error;
  if (statusOf(error) === 416) throw new StorageError("bad-range", "The range lies outside the file.");
  throw new StorageError("unavailable", "The file storage is not available.", { cause: error });
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    return statusOf(error) === 404 ? null : throwStorageError(error);
  }
}

async function* splitIntoParts(body: FileBody, maxBytes?: number): AsyncGenerator<Buffer> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of readBody(body, maxBytes)) {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(chunks);
    [chunks, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(chunks);
}

/** Uploads a body of unknown length. The file appears only when complete; a failure aborts the upload. */
async function multipartUpload(
  client: S3Client,
  target: Target,
  type: string,
  parts: AsyncIterable<Buffer>,
): Promise<number> {
  const {
    CreateMultipartUploadCommand,
    UploadPartCommand,
    CompleteMultipartUploadCommand,
    AbortMultipartUploadCommand,
  } = await sdk();
  const { UploadId } = await client.send(new CreateMultipartUploadCommand({ ...target, ContentType: type }));
  const upload = { ...target, UploadId };
  try {
    const Parts: { ETag?: string; PartNumber: number }[] = [];
    let size = 0;
    for await (const Body of parts) {
      const PartNumber = Parts.length + 1;
      const { ETag } = await client.send(new UploadPartCommand({ ...upload, PartNumber, Body }));
      Parts.push({ ETag, PartNumber });
      size += Body.byteLength;
    }
    await client.send(new CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts } }));
    return size;
  } catch (error) {
    // A lifecycle rule of the bucket removes the parts if the abort fails; the first error is the one to report.
    await client.send(new AbortMultipartUploadCommand(upload)).catch(() => undefined);
    throw error;
  }
}

async function* prepend(first: Buffer[], rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield* first;
  yield* rest;
}

/** Any S3-compatible store. */
export function s3Storage({ bucket, endpoint, region, ...keys }: S3Settings): Storage {
  let instance: Promise<S3Client> | undefined;
  const client = () => {
    instance ??= sdk().then(
      ({ S3Client }) =>
        new S3Client({
          region,
          endpoint,
          credentials: keys,
          forcePathStyle: endpoint !== undefined,
          // S3-compatible stores reject the checksums that the SDK adds by default.
          requestChecksumCalculation: "WHEN_REQUIRED",
          responseChecksumValidation: "WHEN_REQUIRED",
          requestHandler: { connectionTimeout: 3_000, socketTimeout: 30_000 },
        }),
    );
    return instance;
  };
  const target = (key: string): Target => ({ Bucket: bucket, Key: checkKey(key) });

  return {
    async put(key, body, { type, maxBytes }) {
      const [to, parts] = [target(key), splitIntoParts(body, maxBytes)];
      const first: Buffer[] = [];
      try {
        // A body that fits in one part is sent without a multipart upload.
        for (let part = await parts.next(); !part.done; part = await parts.next()) {
          first.push(part.value);
          if (first.length === 2) {
            return { size: await multipartUpload(await client(), to, type, prepend(first, parts)) };
          }
        }
        const Body = first[0] ?? Buffer.alloc(0);
        const { PutObjectCommand } = await sdk();
        await (await client()).send(new PutObjectCommand({ ...to, Body, ContentType: type }));
        return { size: Body.byteLength };
      } catch (error) {
        return throwStorageError(error);
      }
    },

    async open(key, { range } = {}) {
      const { GetObjectCommand } = await sdk();
      if (range) checkRange(range, Number.POSITIVE_INFINITY);
      const Range = range && `bytes=${range.start}-${range.end}`;
      const found = await orNull((await client()).send(new GetObjectCommand({ ...target(key), Range })));
      if (!found?.Body) return null;
      return { size: wholeSize(found), type: typeOf(found), stream: found.Body.transformToWebStream() };
    },

    async head(key) {
      const { HeadObjectCommand } = await sdk();
      const found = await orNull((await client()).send(new HeadObjectCommand(target(key))));
      return found && { size: found.ContentLength ?? 0, type: typeOf(found) };
    },

    async remove(key) {
      const { DeleteObjectCommand } = await sdk();
      await orNull((await client()).send(new DeleteObjectCommand(target(key))));
    },

    async *list() {
      const { ListObjectsV2Command } = await sdk();
      let ContinuationToken: string | undefined;
      do {
        const command = new ListObjectsV2Command({ Bucket: bucket, ContinuationToken });
        const page = await (await client()).send(command).catch(throwStorageError);
        for (const { Key } of page.Contents ?? []) if (Key) yield Key;
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },

    async signedUploadUrl(key, { type, size, seconds }) {
      const [{ PutObjectCommand }, { getSignedUrl }] = await Promise.all([sdk(), presigner()]);
      const command = new PutObjectCommand({ ...target(key), ContentType: type, ContentLength: size });
      // The store then accepts exactly this type and size.
      const signableHeaders = new Set(["content-type", "content-length"]);
      const url = await getSignedUrl(await client(), command, { expiresIn: seconds, signableHeaders });
      // Browsers set content-length themselves and do not allow scripts to.
      return { url, headers: { "content-type": type } };
    },

    async signedReadUrl(key, { seconds, filename }) {
      const [{ GetObjectCommand }, { getSignedUrl }] = await Promise.all([sdk(), presigner()]);
      const ResponseContentDisposition = filename && attachmentHeader(filename);
      const command = new GetObjectCommand({ ...target(key), ResponseContentDisposition });
      return getSignedUrl(await client(), command, { expiresIn: seconds });
    },
  };
}

const typeOf = ({ ContentType }: { ContentType?: string }) => ContentType ?? "application/octet-stream";

function wholeSize({ ContentRange, ContentLength }: GetObjectCommandOutput): number {
  const whole = ContentRange?.split("/")[1];
  return whole && /^\d+$/.test(whole) ? Number(whole) : (ContentLength ?? 0);
}
