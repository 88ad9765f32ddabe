"use client";

import { type ChangeEvent, useId, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toast";
import { useSubmitting } from "@/components/ui/use-submitting";
import { uploadPhoto } from "./upload-photo";

type PhotoFieldProps = {
  photoUrl: string | null;
  /** The current photo. */
  onChange: (photoUrl: string | null) => void;
};

/** An optional photo. It is saved as soon as it is chosen, and can be replaced or removed. */
export function PhotoField({ photoUrl, onChange }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const openFileDialog = useRef<HTMLButtonElement>(null);
  const submission = useSubmitting();
  const [problem, setProblem] = useState("");
  const hint = useId();

  async function save(file: File | null) {
    if (!submission.start()) return;
    setProblem("");
    const saved = await uploadPhoto(file);
    submission.finish();
    if ("error" in saved) return setProblem(`❌ ${saved.error}`);
    onChange(saved.photoUrl);
    notify.success(file ? "Photo saved" : "Photo removed", { duration: 3_000 });
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
      <div className="flex flex-wrap items-center gap-3">
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
          loading={submission.submitting && "Saving…"}
          aria-describedby={hint}
          onClick={() => input.current?.click()}
        >
          {photoUrl ? "Choose another photo" : "Choose a photo"}
        </Button>
        {photoUrl && !submission.submitting && (
          <Button variant="quiet" size="small" onClick={() => void save(null)}>
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
      <Alert>{problem}</Alert>
    </div>
  );
}
