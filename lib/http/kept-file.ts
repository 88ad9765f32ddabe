import { refuse } from "@/lib/platform/errors";
import { storage } from "@/lib/platform/storage";

/** A file of the storage as everybody may have it. Its name is never given to another one, so that it may be kept for ever. */
export async function keptFile(key: string): Promise<Response> {
  const file = (await storage().open(key)) ?? refuse("not_found", "There is nothing here.");
  return new Response(file.stream, {
    headers: {
      "content-type": file.type,
      "content-length": String(file.size),
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    },
  });
}
