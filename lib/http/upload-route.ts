import { type Empty, route } from "@/lib/http/route";
import type * as z from "zod/mini";
import type { Actor } from "@/lib/auth/contracts";
import type { RequiredPermission } from "@/lib/auth/staff-roles";
import { parseUpload, uploadForm } from "@/lib/http/parse-upload";

// Serverless hosts limit a request body to about 4.5 MB.
const MAX_UPLOAD_BYTES = 4_000_000;

type UploadRoute<Q, QueryInput, R> = {
  permission: RequiredPermission;
  query?: z.core.$ZodType<Q, QueryInput>;
  reply: z.core.$ZodType<R>;
  store: (upload: { actor: Actor; bytes: Uint8Array } & Q) => Promise<R>;
};

/** A POST route for an admin's file in a multipart form; returns where it is stored. */
export function uploadRoute<R, Q = unknown, QueryInput = Empty>({
  permission,
  query,
  reply,
  store,
}: UploadRoute<Q, QueryInput, R>) {
  return route({
    access: "admin",
    permission,
    limit: "write",
    input: "multipart",
    accepts: { "multipart/form-data": uploadForm },
    query,
    reply,
    status: 201,
    messages: { failed: "Upload failed" },
    run: async ({ actor, query, request }) =>
      store({ actor, bytes: await parseUpload(request, MAX_UPLOAD_BYTES), ...query }),
  });
}
