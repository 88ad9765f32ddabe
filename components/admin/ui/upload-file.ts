import type { ApiPath, ApiQuery, ApiReply } from "@/lib/api-client/routes";
import { withQuery } from "@/lib/core/urls/url";

type UploadResult<T> = { ok: true; data: T } | { ok: false; error: string };

/** Uploads one file as a form with progress, which `fetch` does not report. The reply is parsed like that of any API call. */
export function uploadFile<P extends ApiPath<"POST">>(
  path: P,
  query: ApiQuery<P, "POST"> & object,
  file: File,
  onProgress: (percent: number) => void,
): Promise<UploadResult<ApiReply<P, "POST">>> {
  return new Promise((resolve) => {
    const form = new FormData();
    form.append("file", file);
    const request = new XMLHttpRequest();
    request.open("POST", withQuery(path, query));
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onerror = () => resolve({ ok: false, error: "Network error" });
    request.onload = () => {
      const reply = request.response as (ApiReply<P, "POST"> & { success?: boolean; error?: string }) | null;
      if (request.status < 300 && reply?.success) resolve({ ok: true, data: reply });
      else resolve({ ok: false, error: reply?.error || "Upload failed" });
    };
    request.send(form);
  });
}
