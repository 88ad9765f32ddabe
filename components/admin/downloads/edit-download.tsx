"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { notify } from "@/components/ui/toast";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { type AdminDownload, downloadSaveFailed } from "@/lib/downloads/contracts";
import { DownloadFields, toFormValues, toRequestBody } from "./download-fields";

const errorMessages = { offline: "Network error", otherwise: downloadSaveFailed };

/** Edits the metadata of a download. A concurrent edit is rejected and keeps what was typed. */
export function EditDownload({ file }: { file: AdminDownload }) {
  const router = useRouter();
  const submission = useSubmitting();
  const [draft, setDraft] = useState(() => toFormValues(file));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");

  async function save(event: FormEvent) {
    event.preventDefault();
    setProblem("");
    setErrors(draft.title.trim() ? {} : { title: "A title is required" });
    if (!draft.title.trim() || !submission.start()) return;
    const body = { ...toRequestBody(draft, file), version: file.version };
    const result = await api.put(adminApiPaths.download(file._id), body);
    submission.finish();
    if (!result.ok) {
      setErrors(result.fields ?? {});
      const why = result.fields?.version;
      return setProblem(`❌ ${errorMessage(result, errorMessages)}${why ? `. ${why}` : ""}`);
    }
    notify.success(`${draft.title} is saved`);
    router.push(adminPaths.section("downloads"));
    router.refresh();
  }

  return (
    <form onSubmit={save} noValidate className="grid max-w-read gap-7">
      <DownloadFields
        values={draft}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        errors={errors}
        filename={file.filename}
      />
      <Alert>{problem}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={submission.submitting && "Saving…"}>
          Save file
        </Button>
        <ButtonLink href={adminPaths.section("downloads")} variant="quiet">
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}
