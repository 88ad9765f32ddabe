import type { ApiFailure, ApiResult, ReplyBody } from "@/lib/api-client/client";
import { uploadFailedMessage } from "@/lib/member-content/contracts";
import type { UploadSessionReply } from "@/lib/storage/contracts";

export type UploadWatch = { onProgress: (percent: number) => void; signal?: AbortSignal };

type SessionUpload = {
  file: File;
  /** Creates an upload session. */
  create: () => Promise<ApiResult<UploadSessionReply>>;
  /** The URL of the session. */
  sessionPath: (uploadId: string) => string;
};

/** Uploads a file directly to storage. The session id is then valid for the request that uses the file. */
export async function uploadToSession(
  { file, create, sessionPath }: SessionUpload,
  watch: UploadWatch,
): Promise<{ ok: true; uploadId: string } | ApiFailure> {
  // Not aborted with the rest: the session id is needed to discard the upload.
  const begun = await create();
  if (!begun.ok) return begun;
  const { id, url, headers } = begun.data.ticket;
  const { status, reply } = await transfer("PUT", url, file, headers, watch);
  if (status >= 200 && status <= 299) return { ok: true, uploadId: id };
  // Discards the upload at once. If this fails too, a scheduled job removes it.
  void fetch(sessionPath(id), { method: "DELETE", keepalive: true }).catch(() => undefined);
  return { ok: false, status, error: reply?.error || uploadFailedMessage, code: status === 0 ? "network" : "failed" };
}

/** XMLHttpRequest, because `fetch` does not report upload progress. Status 0 means no response. */
export function transfer(
  method: string,
  url: string,
  body: FormData | Blob,
  headers: Record<string, string>,
  { onProgress, signal }: UploadWatch,
): Promise<{ status: number; reply: ReplyBody | null }> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    request.responseType = "json";
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.floor((loaded / total) * 100) : 0);
    request.onloadend = () => resolve({ status: request.status, reply: request.response as ReplyBody | null });
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    if (signal?.aborted) resolve({ status: 0, reply: null });
    else request.send(body);
  });
}
