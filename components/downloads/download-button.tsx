"use client";

import { ArrowDownToLine } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSubmitting } from "@/components/ui/use-submitting";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { type DownloadItem, downloadFailed } from "@/lib/downloads/contracts";
import type { DownloadError } from "./use-downloads";

/**
 * Requests the first byte of a file. A browser download can be resumed and uses no memory, but shows an error as a
 * bare page; so errors are detected beforehand.
 */
async function probeDownload(filename: string): Promise<DownloadError | null> {
  try {
    const address = `${apiPaths.downloadFile}?${new URLSearchParams({ name: filename })}`;
    const response = await fetch(address, { headers: { range: "bytes=0-0" }, cache: "no-store" });
    const { ok, status, headers } = response;
    const isSentence = !ok && headers.get("content-type")?.startsWith("text/plain");
    const sentence = isSentence ? await response.text() : "";
    if (!isSentence) await response.body?.cancel();
    // 416: the file exists but is empty.
    return ok || status === 416 ? null : { status, message: sentence || downloadFailed };
  } catch {
    return { status: 0, message: downloadFailed };
  }
}

type DownloadButtonProps = Pick<DownloadItem, "filename" | "title"> & {
  /** Called before an error is shown here; returns true when the page shows it instead. */
  onDenied: (error: DownloadError) => boolean;
};

/** Downloads one file. Without JavaScript it is a form. */
export function DownloadButton({ filename, title, onDenied }: DownloadButtonProps) {
  const submission = useSubmitting();
  const [problem, setProblem] = useState("");
  const [isGoing, setIsGoing] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!submission.start()) return;
    setProblem("");
    setIsGoing(false);
    const error = await probeDownload(filename);
    submission.finish();
    if (error) return onDenied(error) || setProblem(`❌ ${error.message}`);
    setIsGoing(true);
    // A native submission, without the check above.
    form.submit();
  }

  return (
    <form method="get" action={apiPaths.downloadFile} onSubmit={submit} className="grid gap-2">
      <input type="hidden" name="name" value={filename} />
      <Button
        type="submit"
        size="small"
        variant="secondary"
        loading={submission.submitting && "Checking…"}
        className="justify-self-start"
      >
        <ArrowDownToLine aria-hidden className="size-5 shrink-0" />
        <span>
          Download<span className="sr-only"> {title}</span>
        </span>
      </Button>
      <Alert>{problem}</Alert>
      <p role="status" className="text-muted text-tiny empty:hidden">
        {isGoing && `Your browser is saving ${filename}.`}
      </p>
    </form>
  );
}
