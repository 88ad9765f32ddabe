import type { StoredFile } from "@/lib/storage/storage-driver";

/** A stored WebP image that only some may see: no cache stores it. */
export function privateImageResponse({ stream, size }: StoredFile, filename: string): Response {
  return new Response(stream, {
    headers: {
      "content-type": "image/webp",
      "content-length": String(size),
      "content-disposition": `inline; filename="${filename}"`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    },
  });
}
