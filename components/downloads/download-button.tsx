"use client";

import { ArrowDownToLine } from "lucide-react";
import { type FormEvent, useState } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { useSubmission } from "@/components/ui/use-submission";
import { type ApiResult, errorMessage } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { type DownloadItem, downloadFailed } from "@/lib/downloads/contracts";
import type { DownloadError } from "./use-downloads";

/**
 * Requests the first byte of a file. A browser download can be resumed and uses no memory, but shows an error as a
 * bare page; so errors are detected beforehand.
 */
async function probeDownload(action: string, filename: string): Promise<ApiResult<null>> {
  try {
    const address = `${action}?${new URLSearchParams({ name: filename })}`;
    const response = await fetch(address, { headers: { range: "bytes=0-0" }, cache: "no-store" });
    const { ok, status, headers } = response;
    const isSentence = !ok && headers.get("content-type")?.startsWith("text/plain");
    const sentence = isSentence ? await response.text() : "";
    if (!isSentence) await response.body?.cancel();
    // 416: the file exists but is empty.
    if (ok || status === 416) return { ok: true, data: null, headers };
    return { ok: false, status, error: sentence, code: "failed" };
  } catch {
    return { ok: false, status: 0, error: "", code: "network" };
  }
}

const errors = { offline: downloadFailed, otherwise: downloadFailed };

type DownloadButtonProps = Pick<DownloadItem, "filename" | "title"> & {
  /** The call that serves the file; that of a signed-in user by default. */
  action?: string;
  /** Called before an error is shown here; returns true when the page shows it instead. */
  onDenied?: (error: DownloadError) => boolean;
};

/** Downloads one file. Without JavaScript it is a form. */
export function DownloadButton({
  filename,
  title,
  action = accountApiPaths.downloadFile,
  onDenied = () => false,
}: DownloadButtonProps) {
  const { busy, message, submit } = useSubmission();
  const [isGoing, setIsGoing] = useState(false);

  function download(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setIsGoing(false);
    void submit(() => probeDownload(action, filename), {
      errors,
      onDone: () => {
        setIsGoing(true);
        // A native submission, without the check above.
        form.submit();
      },
      onError: (error) => (onDenied({ status: error.status, message: errorMessage(error, errors) }) ? null : undefined),
    });
  }

  return (
    <Form method="get" action={action} onSubmit={download} className="grid gap-2">
      <input type="hidden" name="name" value={filename} />
      <Button
        type="submit"
        size="small"
        variant="secondary"
        loading={busy && "Checking…"}
        className="justify-self-start"
      >
        <ArrowDownToLine aria-hidden className="size-5 shrink-0" />
        <span>
          Download<span className="sr-only"> {title}</span>
        </span>
      </Button>
      <FormMessage message={message} />
      <p role="status" className="text-muted text-tiny empty:hidden">
        {isGoing && `Your browser is saving ${filename}.`}
      </p>
    </Form>
  );
}
