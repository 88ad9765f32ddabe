"use client";

import { type DragEvent, useState } from "react";
import { CertificateFacts } from "@/components/certificates/certificate-facts";
import { Alert, FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { Textarea } from "@/components/ui/textarea";
import { useApiForm } from "@/components/ui/use-api-form";
import type { ApiResult } from "@/lib/api-client/client";
import { api } from "@/lib/api-client/client";
import { certificateKeys, type VerifyReply, verifyBody } from "@/lib/certificates/contracts";
import { certificateKeysPath, verifyCertificate, verifySentences } from "@/lib/certificates/rules";
import { apiPaths } from "@/lib/core/urls/api-paths";

const errors = {
  offline: "The public keys could not be loaded. Please try again.",
  otherwise: "The certificate could not be checked",
};
const MAX_FILE_BYTES = 60_000;

/** Checks in this browser with the published keys; where it cannot, on the server. */
async function check(certificate: string): Promise<ApiResult<VerifyReply>> {
  try {
    const response = await fetch(certificateKeysPath);
    const keys = certificateKeys.parse(await response.json());
    return { ok: true, data: await verifyCertificate(certificate, keys), headers: new Headers() };
  } catch {
    return api.post(apiPaths.verifyCertificate, { certificate });
  }
}

/** A certificate to paste, to choose or to drop, and what it says when it is genuine. */
export function VerifyForm() {
  const [reply, setReply] = useState<VerifyReply | null>(null);
  const form = useApiForm({
    schema: verifyBody,
    defaultValues: { certificate: "" },
    send: (body) => {
      setReply(null);
      return check(body.certificate);
    },
    errors,
    onDone: (data: VerifyReply) => {
      setReply(data);
      return null;
    },
  });
  const read = async (file: File | undefined) => {
    if (!file) return;
    setReply(null);
    if (file.size > MAX_FILE_BYTES) {
      form.setError("certificate", { message: "This file is too large." });
      return;
    }
    form.clear();
    form.setValue("certificate", await file.text());
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <Form action={apiPaths.verifyCertificate} onSubmit={form.onSubmit} className="grid gap-5">
        <label className="grid gap-2 font-medium text-small [@media(scripting:none)]:hidden">
          The file
          <input
            type="file"
            accept=".json,application/json"
            className="min-h-tap w-full max-w-full bg-raised p-3 file:me-4 file:min-h-8 file:bg-transparent file:font-semibold file:text-ink file:underline"
            onChange={({ currentTarget }) => void read(currentTarget.files?.[0])}
          />
        </label>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping a file is a shortcut; the file input below does the same. */}
        <div onDragOver={(event) => event.preventDefault()} onDrop={drop}>
          <Textarea
            label="Or its text"
            hint="Paste it, or drop the file here."
            required
            rows={5}
            maxLength={MAX_FILE_BYTES}
            autoComplete="off"
            spellCheck={false}
            className="font-mono text-small"
            {...form.field("certificate")}
          />
        </div>
        <FormMessage message={form.message} />
        <Button type="submit" variant="secondary" className="justify-self-start" loading={form.busy && "Checking…"}>
          Check the certificate
        </Button>
      </Form>
      <div aria-live="polite" className="grid grid-cols-1 gap-6">
        {reply && (
          <Alert tone={reply.result === "valid" ? "success" : "error"}>
            {`${verifySentences[reply.result].title}. ${verifySentences[reply.result].text}`}
          </Alert>
        )}
        {reply?.document && (
          <>
            <CertificateFacts document={reply.document} />
            <p>
              <a href={reply.document.url} className="link">
                Open the page of this certificate
              </a>
            </p>
          </>
        )}
      </div>
    </div>
  );
}
