import { env } from "@/lib/core/env";
import { diskStorage } from "@/lib/storage/storage-disk";
import type { Storage } from "@/lib/storage/storage-driver";
import { s3Storage } from "@/lib/storage/storage-s3";

let instance: Storage | undefined;

/** The storage of this process: S3 when S3_BUCKET is set, else a local folder. */
export function storage(): Storage {
  instance ??= createStorage();
  return instance;
}

function createStorage(): Storage {
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
