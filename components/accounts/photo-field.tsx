"use client";

import { type ChangeEvent, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import { sendPhoto } from "./send-photo";

type PhotoFieldProps = {
  photoUrl: string | null;
  /** The photo as it is now, for whoever shows it beside this. */
  onChange: (photoUrl: string | null) => void;
};

/** An optional photo: chosen it is saved at once, and can be replaced or taken away. */
export function PhotoField({ photoUrl, onChange }: PhotoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const work = useWork();
  const [problem, setProblem] = useState("");
  const hint = useId();

  async function save(file: File | null) {
    if (!work.begin()) return;
    setProblem("");
    const saved = await sendPhoto(file);
    work.end();
    if ("complaint" in saved) return setProblem(`❌ ${saved.complaint}`);
    onChange(saved.photoUrl);
    notify.success(file ? "Photo saved" : "Photo removed", { duration: 3_000 });
    // The button that was pressed to remove it is gone with it.
    if (!file) choose.current?.focus();
  }

  function take(event: ChangeEvent<HTMLInputElement>) {
    const file = event.currentTarget.files?.[0];
    // The same file can be chosen again after it was refused.
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
          ref={choose}
          look="secondary"
          size="small"
          busy={work.busy && "Saving…"}
          aria-describedby={hint}
          onClick={() => input.current?.click()}
        >
          {photoUrl ? "Choose another photo" : "Choose a photo"}
        </Button>
        {photoUrl && !work.busy && (
          <Button look="quiet" size="small" onClick={() => void save(null)}>
            Remove photo
          </Button>
        )}
      </div>
      <p id={hint} className="font-medium text-muted text-tiny">
        A JPEG, PNG, WebP or AVIF of up to 4 MB, shown as a small square. Without one your initial stands there.
      </p>
      <noscript>
        <p className="text-small">Choosing a photo needs JavaScript.</p>
      </noscript>
      <Message>{problem}</Message>
    </div>
  );
}
