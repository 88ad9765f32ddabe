"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { FileUpload } from "@/components/admin/ui/file-upload";
import { notify } from "@/components/ui/toast";
import { type ApiResult, toResult } from "@/lib/api-client/client";
import type { MediaItem } from "@/lib/media/contracts";
import { uploadInParts } from "./upload-in-parts";

/** Replaces the contents of a file under the same address. Warns before leaving while the new file is on its way. */
export function ReplaceMedia({ item: { _id, version, name, kind } }: { item: MediaItem }) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [busy]);

  async function send(file: File, onProgress: (percent: number) => void): Promise<ApiResult<{ name: string }>> {
    setBusy(true);
    const target = { kind: "replacement", id: _id, version } as const;
    const result = await uploadInParts({ file, target }, { onProgress }).catch(() =>
      toResult<{ name: string }>(0, null),
    );
    setBusy(false);
    return result;
  }

  function finish() {
    notify.success(`${name} is replaced`);
    router.refresh();
  }

  return (
    <FileUpload
      name="New file"
      accept=""
      label="Replace file"
      processingText="Checking the file…"
      hint={`The address stays the same. ${kind === "download" ? "The new file has to be of the same type. " : ""}The old file is kept for 30 days.`}
      onUpload={send}
      onUploaded={finish}
    />
  );
}
