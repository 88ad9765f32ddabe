import type { NextRequest } from "next/server";
import * as z from "zod/mini";
import { AppError, throwAppError } from "@/lib/core/errors";
import { schemaMessages } from "@/lib/core/schema-messages";
import { parseMultipart } from "@/lib/http/parse-multipart";
import { isStorable } from "@/lib/http/request-body";
import { selectFileMessage, type UploadFields, uploadFields } from "@/lib/member-content/contracts";
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
  const fieldOf = (name: string) => {
    const value = form.get(name) ?? undefined;
    return typeof value === "string" && !isStorable(value) ? undefined : value;
  };
  const parsed = z.safeParse(
    uploadFields,
    {
      type: fieldOf("type"),
      title: fieldOf("title"),
      description: fieldOf("description"),
      requiredPerk: fieldOf("requiredPerk"),
    },
    schemaMessages,
  );
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new AppError("invalid_input", issue?.message ?? "Please check what you entered.", {
      fields: Object.fromEntries(parsed.error.issues.map(({ path, message }) => [path.join("."), message])),
    });
  }
  return { bytes: new Uint8Array(await file.arrayBuffer()), fields: parsed.data };
}
