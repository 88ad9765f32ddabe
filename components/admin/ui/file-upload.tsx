"use client";

import { type ChangeEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { failure } from "@/components/ui/message";
import { useSubmission } from "@/components/ui/use-submission";
import type { ApiResult } from "@/lib/api-client/client";

/** The accepted image types. */
export const imageTypes = "image/jpeg,image/png,image/webp,image/avif";

const uploadErrors = { offline: "Network error", otherwise: "Upload failed" };

type FileUploadProps<Reply> = {
  /** The name of the file input for screen readers. */
  name: string;
  accept: string;
  label: string;
  /** The button text while the uploaded file is processed. */
  processingText?: string;
  /** The accepted files, shown beside the button. */
  hint: string;
  error?: string | undefined;
  /** Uploads the file and reports the progress in percent. */
  onUpload: (file: File, onPercent: (percent: number) => void) => Promise<ApiResult<Reply>>;
  onUploaded: (reply: Reply) => void;
  errors?: Record<"offline" | "otherwise", string>;
  /** For a caller that opens the file dialog itself. */
  inputRef?: RefObject<HTMLInputElement | null>;
  /** Further buttons. */
  children?: ReactNode;
};

/** A button that opens the file dialog and uploads, with progress and error message. */
export function FileUpload<Reply>({
  name,
  accept,
  label,
  processingText,
  hint,
  error,
  onUpload,
  onUploaded,
  errors = uploadErrors,
  inputRef,
  children,
}: FileUploadProps<Reply>) {
  const { busy, message, submit } = useSubmission();
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const [percent, setPercent] = useState(0);
  // The form may be edited while the file is on its way.
  const latest = useRef(onUploaded);
  useEffect(() => {
    latest.current = onUploaded;
  });
  const isProcessing = processingText !== undefined && percent === 100;

  function upload(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file || busy) return;
    setPercent(0);
    void submit(() => onUpload(file, setPercent), { errors, onDone: (reply) => latest.current(reply) });
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        onChange={upload}
        className="sr-only"
        tabIndex={-1}
        aria-label={name}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          variant="secondary"
          size="small"
          loading={busy && (isProcessing ? processingText : `Uploading, ${percent} %`)}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        {children}
        {busy && !isProcessing && (
          <progress aria-label="Upload" max={100} value={percent} className="w-40 accent-accent" />
        )}
        <p className="text-muted text-tiny">{hint}</p>
      </div>
      <FormMessage message={message ?? (error ? failure(error) : null)} />
    </>
  );
}
