import { transfer, type UploadWatch, uploadToSession } from "@/components/admin/ui/upload-to-session";
import { type ApiResult, api, toResult } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { ContentItem, UploadFields } from "@/lib/member-content/contracts";
import { MAX_REQUEST_BYTES } from "@/lib/member-content/rules";

type ContentUpload = { exhibition: string; file: File; fields: UploadFields };
type UploadResult = ApiResult<{ content: ContentItem }>;

/** Uploads a members-only file: in one request when small, else through an upload session directly to storage. */
export function uploadContent(content: ContentUpload, watch: UploadWatch): Promise<UploadResult> {
  return content.file.size > MAX_REQUEST_BYTES ? uploadViaSession(content, watch) : uploadDirectly(content, watch);
}

async function uploadDirectly({ exhibition, file, fields }: ContentUpload, watch: UploadWatch): Promise<UploadResult> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value) form.append(name, value);
  form.append("file", file);
  const { status, reply } = await transfer("POST", adminApiPaths.uploadContent(exhibition), form, {}, watch);
  return toResult(status, reply);
}

async function uploadViaSession(
  { exhibition, file, fields }: ContentUpload,
  watch: UploadWatch,
): Promise<UploadResult> {
  const sessionPath = (uploadId: string) => adminApiPaths.contentUpload(exhibition, uploadId);
  const create = () => api.post(adminApiPaths.createContentUpload(exhibition), { ...fields, size: file.size });
  const sent = await uploadToSession({ file, create, sessionPath }, watch);
  return sent.ok ? api.post(sessionPath(sent.uploadId), {}, { signal: watch.signal }) : sent;
}
