"use client";

import { type ChangeEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSubmitting } from "@/components/ui/use-submitting";

/** The accepted image types. */
export const imageTypes = "image/jpeg,image/png,image/webp,image/avif";

type FileUploadProps = {
  /** The name of the file input for screen readers. */
  name: string;
  accept: string;
  label: string;
  /** The button text while the uploaded file is processed. */
  processingText?: string;
  /** The accepted files, shown beside the button. */
  hint: string;
  error?: string | undefined;
  /** Uploads the file. Reports progress in percent; returns an error message, or nothing. */
  onUpload: (file: File, onPercent: (percent: number) => void) => Promise<string | null>;
  /** For a caller that opens the file dialog itself. */
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Further buttons. */
  children?: ReactNode;
};

/** A button that opens the file dialog and uploads, with progress and error message. */
export function FileUpload({
  name,
  accept,
  label,
  processingText,
  hint,
  error,
  onUpload,
  inputRef,
  children,
}: FileUploadProps) {
  const submission = useSubmitting();
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const [percent, setPercent] = useState(0);
  const [problem, setProblem] = useState("");

  async function upload(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file || !submission.start()) return;
    setProblem("");
    setPercent(0);
    const wrong = await onUpload(file, setPercent);
    submission.finish();
    if (wrong) setProblem(`❌ ${wrong}`);
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        onChange={(event) => void upload(event)}
        className="sr-only"
        tabIndex={-1}
        aria-label={name}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          size="small"
          loading={
            submission.submitting && (processingText && percent === 100 ? processingText : `Uploading, ${percent} %`)
          }
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        {children}
        {submission.submitting && !(processingText && percent === 100) && (
          <progress aria-label="Upload" max={100} value={percent} className="w-40 accent-accent" />
        )}
        <p className="text-muted text-tiny">{hint}</p>
      </div>
      <Alert>{problem || (error && `❌ ${error}`)}</Alert>
    </>
  );
}
