import {
  transfer,
  type UploadWatch,
  uploadErrorMessages,
  uploadToSession,
} from "@/components/admin/ui/upload-to-session";
import { api, errorMessage } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { ContentItem, UploadFields } from "@/lib/member-content/contracts";
import { MAX_REQUEST_BYTES } from "@/lib/member-content/rules";

type UploadResult = { ok: true; title: string } | { ok: false; error: string };
type ContentUpload = { exhibition: string; file: File; fields: UploadFields };

/** Uploads a members-only file: in one request when small, else through an upload session directly to storage. */
export function uploadContent(content: ContentUpload, watch: UploadWatch): Promise<UploadResult> {
  return content.file.size > MAX_REQUEST_BYTES ? uploadViaSession(content, watch) : uploadDirectly(content, watch);
}

async function uploadDirectly({ exhibition, file, fields }: ContentUpload, watch: UploadWatch): Promise<UploadResult> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  form.append("file", file);
  const path = adminApiPaths.uploadContent(exhibition);
  const { status, reply } = await transfer<{ content?: ContentItem; error?: string }>("POST", path, form, {}, watch);
  if (status >= 200 && status < 300 && reply?.content) return { ok: true, title: reply.content.title };
  return { ok: false, error: errorMessage({ status, error: reply?.error ?? "" }, uploadErrorMessages) };
}

async function uploadViaSession(
  { exhibition, file, fields }: ContentUpload,
  watch: UploadWatch,
): Promise<UploadResult> {
  const sessionPath = (uploadId: string) => adminApiPaths.contentUpload(exhibition, uploadId);
  const create = () => api.post(adminApiPaths.createContentUpload(exhibition), { ...fields, size: file.size });
  const sent = await uploadToSession({ file, create, sessionPath }, watch);
  if (!sent.ok) return sent;
  const path = sessionPath(sent.uploadId);
  const created = await api.post(path, {}, { signal: watch.signal });
  return created.ok
    ? { ok: true, title: created.data.content.title }
    : { ok: false, error: errorMessage(created, uploadErrorMessages) };
}
