"use client";

import { type ChangeEvent, type ReactNode, type RefObject, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { useWork } from "@/components/ui/use-work";

/** What the pictures of the museum may come as. */
export const pictureTypes = "image/jpeg,image/png,image/webp,image/avif";

type FileUploadProps = {
  /** What the file is, for those who do not see the button. */
  name: string;
  accept: string;
  label: string;
  /** What the button says once the file has arrived and is worked on. */
  making?: string;
  /** Which files it takes, beside the button. */
  says: string;
  error?: string | undefined;
  /** Sends the file and does something with the answer; how far it is comes in per cent. A sentence says what was wrong. */
  send: (file: File, onPercent: (percent: number) => void) => Promise<string | null>;
  /** For a caller that opens the choice of a file from elsewhere too. */
  chooser?: RefObject<HTMLInputElement | null>;
  /** Further buttons beside the one that uploads. */
  children?: ReactNode;
};

/** A button that has a file chosen and sends it, with how far it is and what was wrong with it. */
export function FileUpload({ name, accept, label, making, says, error, send, chooser, children }: FileUploadProps) {
  const work = useWork();
  const own = useRef<HTMLInputElement>(null);
  const input = chooser ?? own;
  const [percent, setPercent] = useState(0);
  const [problem, setProblem] = useState("");

  async function upload(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file || !work.begin()) return;
    setProblem("");
    setPercent(0);
    const wrong = await send(file, setPercent);
    work.end();
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
          look="secondary"
          size="small"
          busy={work.busy && (making && percent === 100 ? making : `Uploading, ${percent} %`)}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        {children}
        {work.busy && !(making && percent === 100) && (
          <progress aria-label="Upload" max={100} value={percent} className="w-40 accent-accent" />
        )}
        <p className="text-muted text-tiny">{says}</p>
      </div>
      <Message>{problem || (error && `❌ ${error}`)}</Message>
    </>
  );
}
