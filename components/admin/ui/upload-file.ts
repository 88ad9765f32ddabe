import { transfer } from "@/components/admin/ui/upload-to-session";
import { type ApiResult, toResult } from "@/lib/api-client/client";
import type { ApiPath, ApiQuery, ApiReply } from "@/lib/api-client/routes";
import { withQuery } from "@/lib/core/urls/url";

/** Uploads one file as a form, with progress. */
export async function uploadFile<P extends ApiPath<"POST">>(
  path: P,
  query: ApiQuery<P, "POST"> & object,
  file: File,
  onProgress: (percent: number) => void,
): Promise<ApiResult<ApiReply<P, "POST">>> {
  const form = new FormData();
  form.append("file", file);
  const { status, reply } = await transfer("POST", withQuery(path, query), form, {}, { onProgress });
  return toResult(status, reply);
}
