"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState } from "react";
import { UploadProgress } from "@/components/admin/ui/upload-progress";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { notify } from "@/components/ui/toast";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { acceptedDownloadTypes, downloadSaveFailed, MAX_DOWNLOAD_BYTES } from "@/lib/downloads/contracts";
import { selectFileMessage } from "@/lib/member-content/contracts";
import { DownloadFields, toFormValues, toRequestBody } from "./download-fields";
import { discardUpload, uploadDownload } from "./upload-download";

/** Creates a download. After a validation error the file is not uploaded a second time. */
export function NewDownload() {
  const router = useRouter();
  const submission = useSubmitting();
  const stop = useRef<AbortController | null>(null);
  const arrived = useRef<{ file: File; uploadId: string } | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [draft, setDraft] = useState(() => toFormValues(null));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [percent, setPercent] = useState(0);
  const [feedback, setFeedback] = useState("");

  async function save(event: FormEvent) {
    event.preventDefault();
    const missing = {
      ...(!file && { file: selectFileMessage }),
      ...(file && file.size > MAX_DOWNLOAD_BYTES && { file: "A file can have 50 MB at most." }),
      ...(!draft.title.trim() && { title: "A title is required" }),
      ...(!draft.level && { level: "Choose the plans" }),
    };
    setErrors(missing);
    setFeedback("");
    if (!file || Object.keys(missing).length > 0) return setFeedback("❌ Please check the marked fields.");
    if (!submission.start()) return;
    const asked = new AbortController();
    stop.current = asked;
    setPercent(0);
    const wrong = await send(file, asked.signal);
    submission.finish();
    if (wrong) return setFeedback(asked.signal.aborted ? "⚠️ Cancelled. Nothing was saved." : `❌ ${wrong}`);
    notify.success(`${draft.title} is published`);
    router.push(adminPaths.section("downloads"));
    router.refresh();
  }

  async function send(selected: File, signal: AbortSignal): Promise<string | null> {
    if (arrived.current?.file !== selected) {
      const sent = await uploadDownload(selected, { onProgress: setPercent, signal });
      if (!sent.ok) return sent.error;
      arrived.current = { file: selected, uploadId: sent.uploadId };
    }
    const { uploadId } = arrived.current;
    setPercent(100);
    // No longer cancellable: an aborted request could not tell whether the file was saved.
    const result = await api.post(adminApiPaths.downloads, { ...toRequestBody(draft, null), uploadId });
    if (result.ok) return null;
    setErrors(result.fields ?? {});
    // After a field error the uploaded file can be used for the next try.
    if (!result.fields && result.status !== 0) {
      arrived.current = null;
      discardUpload(uploadId);
    }
    return errorMessage(result, { offline: "Network error", otherwise: downloadSaveFailed });
  }

  return (
    <form onSubmit={save} noValidate className="grid max-w-read gap-7">
      <TextField
        label="File"
        type="file"
        required
        error={errors.file}
        hint={`${acceptedDownloadTypes}; at most 50 MB. The type is detected from the contents, and the file is not changed.`}
        onChange={({ target }) => setFile(target.files?.[0] ?? null)}
      />
      <DownloadFields
        values={draft}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        errors={errors}
      />
      {submission.submitting && <UploadProgress percent={percent} onCancel={() => stop.current?.abort()} />}
      <Alert>{feedback}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={submission.submitting && "Uploading…"}>
          Publish
        </Button>
        <ButtonLink href={adminPaths.section("downloads")} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}
