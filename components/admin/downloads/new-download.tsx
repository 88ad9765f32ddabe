"use client";

import { useRef, useState } from "react";
import * as z from "zod/mini";
import type { DropName } from "@/components/admin/ui/drop-picker";
import { cardClass } from "@/components/admin/ui/form-section";
import { UploadProgress } from "@/components/admin/ui/upload-progress";
import { FormMessage } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { failure, warning } from "@/components/ui/message";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { oneFile } from "@/lib/core/form-inputs";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { acceptedDownloadTypes, downloadSaveFailed, MAX_DOWNLOAD_BYTES } from "@/lib/downloads/contracts";
import { selectFileMessage } from "@/lib/member-content/contracts";
import { DownloadFields, downloadFields, toFormValues } from "./download-fields";
import { discardUpload, uploadDownload } from "./upload-download";

const errors = { offline: "Network error", otherwise: downloadSaveFailed };
const newForm = z.object({
  ...downloadFields(null),
  file: oneFile(selectFileMessage).check(
    z.refine(({ size }) => size <= MAX_DOWNLOAD_BYTES, "A file can have 50 MB at most."),
  ),
});
type NewDownloadBody = z.infer<typeof newForm>;

/** Creates a download. After a validation error the file is not uploaded a second time. */
export function NewDownload({ drops }: { drops: readonly DropName[] }) {
  const stop = useRef<AbortController | null>(null);
  const arrived = useRef<{ file: File; uploadId: string } | null>(null);
  const [percent, setPercent] = useState(0);
  const form = useApiForm({
    schema: newForm,
    defaultValues: { ...toFormValues(null), file: undefined },
    send: publish,
    errors,
    toast: (reply) => `${reply.file.title} is published`,
    goTo: adminPaths.section("downloads"),
    refresh: true,
    onInvalid: () => failure("Please check the marked fields."),
    onError: () => (stop.current?.signal.aborted ? warning("Cancelled. Nothing was saved.") : undefined),
  });

  async function publish({ file, ...fields }: NewDownloadBody) {
    const controller = new AbortController();
    stop.current = controller;
    setPercent(0);
    if (arrived.current?.file !== file) {
      const sent = await uploadDownload(file, { onProgress: setPercent, signal: controller.signal });
      if (!sent.ok) return sent;
      arrived.current = { file, uploadId: sent.uploadId };
    }
    const { uploadId } = arrived.current;
    setPercent(100);
    // No longer cancellable: an aborted request could not tell whether the file was saved.
    const result = await api.post(adminApiPaths.downloads, { ...fields, uploadId });
    // After a field error the uploaded file can be used for the next try.
    if (!result.ok && !result.fields && result.status !== 0) {
      arrived.current = null;
      discardUpload(uploadId);
    }
    return result;
  }

  return (
    <Form onSubmit={form.onSubmit} className={`${cardClass} max-w-3xl`}>
      <TextField
        label="File"
        type="file"
        required
        hint={`${acceptedDownloadTypes}; at most 50 MB. The type is detected from the contents, and the file is not changed.`}
        {...form.field("file")}
      />
      <DownloadFields field={form.field} products={form.part("products")} drops={drops} />
      {form.busy && <UploadProgress percent={percent} onCancel={() => stop.current?.abort()} />}
      <FormMessage message={form.message} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={form.busy && "Uploading…"}>
          Publish
        </Button>
        <ButtonLink href={adminPaths.section("downloads")} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </Form>
  );
}
