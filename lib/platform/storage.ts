import { env } from "@/lib/platform/env";
import { diskStorage } from "@/lib/platform/storage-disk";
import type { Storage } from "@/lib/platform/storage-driver";
import { s3Storage } from "@/lib/platform/storage-s3";

let chosen: Storage | undefined;

/** The storage of this process: the bucket when one is named, else a folder on disk. */
export function storage(): Storage {
  chosen ??= choose();
  return chosen;
}

function choose(): Storage {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, STORAGE_DIR } = env();
  if (!S3_BUCKET) return diskStorage(STORAGE_DIR);
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    throw new Error("S3_BUCKET is set: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY too (see .env.example).");
  }
  return s3Storage({
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  });
}
