import type { NextRequest } from "next/server";
import * as z from "zod/mini";
import { AppError, throwAppError } from "@/lib/core/errors";
import { schemaMessages } from "@/lib/core/schema-messages";
import { parseMultipart } from "@/lib/http/parse-multipart";
import { isStorable, parseBody } from "@/lib/http/request-body";
import {
  type ContentChange,
  contentChange,
  selectFileMessage,
  type UploadFields,
  uploadFields,
} from "@/lib/member-content/contracts";
import { MAX_FORM_BYTES } from "@/lib/member-content/rules";

/** The form that parseContentForm reads. */
export const contentForm = z.extend(uploadFields, { file: z.file() });

const parseForm = (request: NextRequest) =>
  parseMultipart(request, {
    maxBytes: MAX_FORM_BYTES,
    tooLarge: "The file is too large for this form. Please use the upload page.",
    unsupported: "Please send a form with a file.",
    unreadable: "The file broke off before its end. Please send it again.",
  });

/** Parses the admin's upload form: one file, small enough for a single request, and its fields. */
export async function parseContentForm(request: NextRequest): Promise<{ bytes: Uint8Array; fields: UploadFields }> {
  const form = await parseForm(request);
  const file = form.get("file");
  if (!(file instanceof File) || (file.size === 0 && file.name === ""))
    return throwAppError("invalid_input", selectFileMessage);
  const fields = check(uploadFields, pick(form, ["type", "title", "description", "requiredPerk"]));
  return { bytes: new Uint8Array(await file.arrayBuffer()), fields };
}

/** The form of a change: any of its fields, and a new file. */
export const contentChangeForm = z.extend(contentChange, { file: z.optional(z.file()) });

/** Parses a change of an item: JSON with its fields, or a form that may have a file as well. */
export async function parseContentChange(
  request: NextRequest,
): Promise<{ change: ContentChange; bytes: Uint8Array | undefined }> {
  if (!request.headers.get("content-type")?.toLowerCase().startsWith("multipart/form-data"))
    return { change: check(contentChange, (await parseBody(request, "json", 100_000)).value), bytes: undefined };
  const form = await parseForm(request);
  const file = form.get("file");
  const bytes = file instanceof File && file.size > 0 ? new Uint8Array(await file.arrayBuffer()) : undefined;
  const { version, ...fields } = pick(form, ["title", "description", "alt", "requiredPerk", "version"]);
  return {
    change: check(contentChange, { ...fields, ...(version !== undefined && { version: Number(version) }) }),
    bytes,
  };
}

/** The given fields of a form; one that Postgres cannot store counts as missing. */
function pick(form: FormData, names: readonly string[]): Record<string, FormDataEntryValue> {
  const given = names.flatMap((name): [string, FormDataEntryValue][] => {
    const value = form.get(name);
    return value === null || (typeof value === "string" && !isStorable(value)) ? [] : [[name, value]];
  });
  return Object.fromEntries(given);
}

function check<T>(schema: z.core.$ZodType<T>, value: unknown): T {
  const parsed = z.safeParse(schema, value, schemaMessages);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  throw new AppError("invalid_input", issues[0]?.message ?? "Please check what you entered.", {
    fields: Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message])),
  });
}
