"use client";

import { type ChangeEvent, useId, useRef } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { useSubmission } from "@/components/ui/use-submission";
import { uploadPhoto } from "./upload-photo";

const errors = { offline: "Network error", otherwise: "The photo could not be saved. Please try again." };

type PhotoFieldProps = {
  photoUrl: string | null;
  /** The current photo. */
  onChange: (photoUrl: string | null) => void;
};

/** An optional photo. It is saved as soon as it is chosen, and can be replaced or removed. */
export function PhotoField({ photoUrl, onChange }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const openFileDialog = useRef<HTMLButtonElement>(null);
  const { busy, message, submit } = useSubmission();
  const hint = useId();

  async function save(file: File | null) {
    await submit(() => uploadPhoto(file), {
      errors,
      toastMs: 3_000,
      toast: file ? "Photo saved" : "Photo removed",
      onDone: (saved) => onChange(saved.photoUrl),
    });
    // The focused remove button disappears with the photo.
    if (!file) openFileDialog.current?.focus();
  }

  function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    // Allows choosing the same file again after an error.
    event.currentTarget.value = "";
    if (file) void save(file);
  }

  return (
    <div className="grid gap-2">
      <h3 className="font-medium text-small">Photo</h3>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label="Photo file"
          tabIndex={-1}
          onChange={take}
          className="sr-only"
        />
        <Button
          ref={openFileDialog}
          variant="secondary"
          size="small"
          loading={busy && "Saving…"}
          aria-describedby={hint}
          onClick={() => input.current?.click()}
        >
          {photoUrl ? "Choose another photo" : "Choose a photo"}
        </Button>
        {photoUrl && !busy && (
          <Button variant="quiet" size="small" className="px-0" onClick={() => void save(null)}>
            Remove photo
          </Button>
        )}
      </div>
      <p id={hint} className="font-medium text-muted text-tiny">
        A JPEG, PNG, WebP or AVIF of up to 4 MB, shown as a small square. Without one your initial is shown.
      </p>
      <noscript>
        <p className="text-small">Choosing a photo needs JavaScript.</p>
      </noscript>
      <FormMessage message={message} />
    </div>
  );
}
