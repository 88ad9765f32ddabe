"use client";

import { Paperclip, X } from "lucide-react";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { buttonVariants } from "./button-variants";
import { Field, type FieldBaseProps } from "./field";
import { formatFileSize } from "./file-size";
import { mergeFiles } from "./picked-files";
import type { FieldProps as FormFieldProps } from "./use-api-form";

type FileFieldProps = FieldBaseProps &
  FormFieldProps & {
    /** The accepted types, for the file dialog. */
    accept: string;
    /** Further choices are added instead of replacing the first. */
    multiple?: boolean;
    /** The words on the button. */
    button: string;
  };

const asFileList = (files: readonly File[]): FileList => {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
};

/**
 * A file input as a button with its files below: name, size, and a button that removes it. The input itself stays in the page, so it takes the
 * focus, opens by Space or Enter, and is announced with its label, hint and error.
 */
export function FileField({
  label,
  hint,
  error,
  accept,
  multiple = false,
  button,
  ref,
  onChange,
  onBlur,
  name,
}: FileFieldProps) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [removed, setRemoved] = useState("");
  const input = useRef<HTMLInputElement | null>(null);

  // A form that is reset after sending empties its input without a change event.
  useEffect(() => {
    const form = input.current?.form;
    const empty = () => setFiles([]);
    form?.addEventListener("reset", empty);
    return () => form?.removeEventListener("reset", empty);
  }, []);

  function show(next: readonly File[], target: HTMLInputElement) {
    target.files = asFileList(next);
    setFiles(next);
    void onChange({ target, type: "change" });
  }

  function add({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    setRemoved("");
    show(mergeFiles(files, [...(currentTarget.files ?? [])], multiple), currentTarget);
  }

  function remove(file: File) {
    if (!input.current) return;
    show(
      files.filter((each) => each !== file),
      input.current,
    );
    setRemoved(`${file.name} was removed.`);
    // The focused button is gone with its file.
    input.current.focus();
  }

  return (
    <div className="grid justify-items-start gap-2">
      <Field label={label} hint={hint} error={error}>
        {(wiring) => (
          <span className="relative inline-grid w-max max-w-full">
            <input
              {...wiring}
              ref={(element) => {
                input.current = element;
                ref(element);
              }}
              type="file"
              name={name}
              accept={accept}
              multiple={multiple}
              onChange={add}
              onBlur={(event) => void onBlur(event)}
              // It covers the button that stands for it, so that a press, a drop and the focus are its own.
              className="peer absolute inset-0 size-full min-w-0 cursor-pointer opacity-0 file:cursor-pointer"
            />
            <span
              aria-hidden
              className={`${buttonVariants({ variant: "secondary", size: "small" })} peer-focus-visible:outline-3 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-3 ${error ? "shadow-[inset_0_0_0_3px_var(--danger)]" : ""}`}
            >
              <Paperclip className="size-4.5 shrink-0" />
              {button}
            </span>
          </span>
        )}
      </Field>
      {/* Contained, so that a long name is cut instead of widening the form. */}
      {files.length > 0 && (
        <ul
          aria-label={`${label}: chosen`}
          className="grid w-full max-w-form grid-cols-1 divide-y divide-line border-line border-y [contain:inline-size]"
        >
          {files.map((file) => (
            <li key={`${file.name} ${file.size} ${file.lastModified}`} className="flex items-center gap-3">
              <span className="min-w-0 grow truncate font-medium text-small">{file.name}</span>
              <span className="shrink-0 text-muted text-small tabular-nums">{formatFileSize(file.size)}</span>
              <button
                type="button"
                aria-label={`Remove ${file.name}`}
                onClick={() => remove(file)}
                className="inline-grid size-tap shrink-0 place-items-center hover:bg-raised"
              >
                <X aria-hidden className="size-5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <span role="status" className="sr-only">
        {removed}
      </span>
    </div>
  );
}
