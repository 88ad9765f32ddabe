import type { NextRequest } from "next/server";
import * as z from "zod/mini";
import { selectFile, type UploadFields, uploadFields } from "@/lib/exhibitions/content-contracts";
import { mostBytesOfForm } from "@/lib/exhibitions/content-rules";
import { isStorable } from "@/lib/http/request-body";
import { AppError, refuse } from "@/lib/platform/errors";
import { readBody, StorageError } from "@/lib/platform/storage-driver";

const tooLarge = () =>
  refuse("too_large", "The file is too large to be sent in one piece. Please use the upload page.");

async function readForm(request: NextRequest): Promise<FormData> {
  const type = request.headers.get("content-type") ?? "";
  if (!type.toLowerCase().startsWith("multipart/form-data"))
    refuse("unsupported_type", "Please send a form with a file.");
  if (Number(request.headers.get("content-length") ?? 0) > mostBytesOfForm) tooLarge();
  const unread = () => refuse("invalid_input", "The file broke off before its end. Please send it again.");
  const pieces: Uint8Array[] = [];
  try {
    // Counted while it is read: what a request says of its own length need not be so.
    for await (const piece of readBody(request.body ?? new Uint8Array(), mostBytesOfForm)) pieces.push(piece);
  } catch (error) {
    if (error instanceof StorageError && error.kind === "too-large") tooLarge();
    unread();
  }
  return new Response(Buffer.concat(pieces), { headers: { "content-type": type } }).formData().catch(unread);
}

/** The file of the admin's form and what is said of it, within what fits in one request. */
export async function readContentForm(request: NextRequest): Promise<{ bytes: Uint8Array; fields: UploadFields }> {
  const form = await readForm(request);
  const file = form.get("file");
  if (!(file instanceof File) || (file.size === 0 && file.name === "")) return refuse("invalid_input", selectFile);
  const said = (name: string) => {
    const value = form.get(name) ?? undefined;
    return typeof value === "string" && !isStorable(value) ? undefined : value;
  };
  const parsed = z.safeParse(uploadFields, {
    type: said("type"),
    title: said("title"),
    description: said("description"),
    requiredPerk: said("requiredPerk"),
  });
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new AppError("invalid_input", issue?.message ?? "Please check what you entered.", {
      fields: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join("."), message])),
    });
  }
  return { bytes: new Uint8Array(await file.arrayBuffer()), fields: parsed.data };
}
