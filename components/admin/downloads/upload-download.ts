import { type UploadWatch, uploadToSession } from "@/components/admin/ui/upload-to-session";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

/** Uploads a download file to storage. */
export const uploadDownload = (file: File, watch: UploadWatch) =>
  uploadToSession(
    {
      file,
      create: () => api.post(adminApiPaths.createDownloadUpload, { size: file.size }),
      sessionPath: adminApiPaths.downloadUpload,
    },
    watch,
  );

/** Discards an unused upload. If this fails too, a scheduled job removes it. */
export const discardUpload = (uploadId: string) =>
  void fetch(adminApiPaths.downloadUpload(uploadId), { method: "DELETE", keepalive: true }).catch(() => undefined);
