import type { NextRequest } from "next/server";
import * as z from "zod/mini";
import { AppError, throwAppError } from "@/lib/core/errors";
import { isStorable } from "@/lib/http/request-body";
import { selectFileMessage, type UploadFields, uploadFields } from "@/lib/member-content/contracts";
import { MAX_FORM_BYTES } from "@/lib/member-content/rules";
import { readBody, StorageError } from "@/lib/storage/storage-driver";

const throwTooLarge = () =>
  throwAppError("too_large", "The file is too large for this form. Please use the upload page.");

async function parseForm(request: NextRequest): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.toLowerCase().startsWith("multipart/form-data"))
    throwAppError("unsupported_type", "Please send a form with a file.");
  if (Number(request.headers.get("content-length") ?? 0) > MAX_FORM_BYTES) throwTooLarge();
  const throwInterrupted = () =>
    throwAppError("invalid_input", "The file broke off before its end. Please send it again.");
  const chunks: Uint8Array[] = [];
  try {
    // Counted while reading, because content-length can be wrong.
    for await (const chunk of readBody(request.body ?? new Uint8Array(), MAX_FORM_BYTES)) chunks.push(chunk);
  } catch (error) {
    if (error instanceof StorageError && error.kind === "too-large") throwTooLarge();
    throwInterrupted();
  }
  return new Response(Buffer.concat(chunks), { headers: { "content-type": type } }).formData().catch(throwInterrupted);
}

/** Parses the admin's upload form: one file, small enough for a single request, and its fields. */
export async function parseContentForm(request: NextRequest): Promise<{ bytes: Uint8Array; fields: UploadFields }> {
  const form = await parseForm(request);
  const file = form.get("file");
  if (!(file instanceof File) || (file.size === 0 && file.name === ""))
    return throwAppError("invalid_input", selectFileMessage);
  const fieldOf = (name: string) => {
    const value = form.get(name) ?? undefined;
    return typeof value === "string" && !isStorable(value) ? undefined : value;
  };
  const parsed = z.safeParse(uploadFields, {
    type: fieldOf("type"),
    title: fieldOf("title"),
    description: fieldOf("description"),
    requiredPerk: fieldOf("requiredPerk"),
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new AppError("invalid_input", issue?.message ?? "Please check what you entered.", {
      fields: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join("."), message])),
    });
  }
  return { bytes: new Uint8Array(await file.arrayBuffer()), fields: parsed.data };
}
