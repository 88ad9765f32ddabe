import { throwAppError } from "@/lib/core/errors";
import { storage } from "@/lib/storage/storage";

/** Serves a public file. Its name is never reused, so it can be cached forever. */
export async function immutableFileResponse(key: string): Promise<Response> {
  const file = (await storage().open(key)) ?? throwAppError("not_found", "There is nothing here.");
  return new Response(file.stream, {
    headers: {
      "content-type": file.type,
      "content-length": String(file.size),
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    },
  });
}
