import { transfer, type UploadWatch } from "@/components/admin/ui/upload-to-session";
import { type ApiResult, api, rejection, toResult } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { type MediaUpload, PART_BYTES, partCount, type UploadTarget } from "@/lib/media/contracts";

type PartsUpload = { file: File; target: UploadTarget /** An upload to continue. */; resume?: MediaUpload | undefined };
type Watch = UploadWatch & { onCreated?: (upload: MediaUpload) => void };

const ATTEMPTS = 4;
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Uploads a file in parts. A part that fails is sent again a few times; after that the upload can be continued later. */
export async function uploadInParts(
  { file, target, resume }: PartsUpload,
  { onProgress, onCreated, signal }: Watch,
): Promise<ApiResult<{ id: string; name: string }>> {
  const begun = resume ? await continued(resume) : await api.post(adminApiPaths.mediaUploads, announce(file, target));
  if (!begun.ok) return begun;
  const { upload } = begun.data;
  onCreated?.(upload);
  const received = new Set(upload.received);
  for (let part = 0; part < partCount(file.size); part += 1) {
    if (received.has(part)) continue;
    const start = part * PART_BYTES;
    const bytes = file.slice(start, start + PART_BYTES);
    const percent = (sent: number) => onProgress(Math.floor(((start + (bytes.size * sent) / 100) / file.size) * 100));
    const sent = await sendPart(adminApiPaths.mediaUploadPart(upload.id, part), bytes, {
      onProgress: percent,
      ...(signal && { signal }),
    });
    if (!sent.ok) return sent;
  }
  onProgress(100);
  return api.post(adminApiPaths.mediaUpload(upload.id), {});
}

const announce = (file: File, target: UploadTarget) => ({ name: file.name.slice(0, 300), size: file.size, target });

const continued = (upload: MediaUpload) => api.get(adminApiPaths.mediaUpload(upload.id));

async function sendPart(path: string, bytes: Blob, watch: UploadWatch): Promise<ApiResult<object>> {
  for (let attempt = 1; ; attempt += 1) {
    const { status, reply } = await transfer("PUT", path, bytes, { "content-type": "application/octet-stream" }, watch);
    if (watch.signal?.aborted) return rejection("Cancelled");
    const result = toResult<object>(status, reply);
    const isTemporary = status === 0 || status === 429 || status >= 500;
    if (result.ok || !isTemporary || attempt === ATTEMPTS) return result;
    await wait(500 * 2 ** attempt);
  }
}
