"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FileUpload } from "@/components/admin/ui/file-upload";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toast";
import { api, rejection } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { type AdminDownload, acceptedDownloadTypes, downloadSaveFailed } from "@/lib/downloads/contracts";
import { discardUpload, uploadDownload } from "./upload-download";

const errors = { offline: "Network error", otherwise: downloadSaveFailed };

/** Replaces the file of a download. Members get the new file at once, so it asks for confirmation. */
export function ReplaceDownload({ file }: { file: AdminDownload }) {
  const router = useRouter();
  const [confirming, setConfirming] = useState(false);
  const stop = useRef<AbortController | null>(null);

  function leave() {
    stop.current?.abort();
    setConfirming(false);
  }

  async function send(selected: File, onProgress: (percent: number) => void) {
    const asked = new AbortController();
    stop.current = asked;
    const { signal } = asked;
    const sent = await uploadDownload(selected, { onProgress, signal });
    if (!sent.ok) return signal.aborted ? rejection("Cancelled. The file was not changed.") : sent;
    const body = { uploadId: sent.uploadId, version: file.version };
    const result = await api.post(adminApiPaths.downloadAction(file._id, "file"), body);
    if (!result.ok) discardUpload(sent.uploadId);
    return result;
  }

  function finish() {
    setConfirming(false);
    notify.success(`${file.title} is replaced`);
    router.refresh();
  }

  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setConfirming(true)}>
        Replace file
      </Button>
      <AdminDialog open={confirming} onClose={leave} title={`Replace ${file.filename}?`}>
        <p>Members get the new file from now on. The old file is kept for 30 days in the media library.</p>
        <FileUpload
          name="New file"
          accept=""
          label="Choose a file"
          processingText="Checking the file…"
          hint={`${acceptedDownloadTypes}; at most 50 MB.`}
          errors={errors}
          onUpload={send}
          onUploaded={finish}
        />
        <Button variant="quiet" className="justify-self-start" onClick={leave}>
          Cancel
        </Button>
      </AdminDialog>
    </>
  );
}
