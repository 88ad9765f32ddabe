"use client";

import { ArrowDownToLine } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { useWork } from "@/components/ui/use-work";
import { type DownloadItem, downloadFailed } from "@/lib/membership/contracts";
import { apiPaths } from "@/lib/platform/api-paths";
import type { Refusal } from "./use-downloads";

/**
 * Asks for the first byte of a file. A browser that fetches a file itself resumes it and keeps it out of memory, but shows a
 * refusal as a bare page; so the refusal is found out before.
 */
async function refusalOf(filename: string): Promise<Refusal | null> {
  try {
    const address = `${apiPaths.downloadFile}?${new URLSearchParams({ name: filename })}`;
    const answer = await fetch(address, { headers: { range: "bytes=0-0" }, cache: "no-store" });
    const { ok, status, headers } = answer;
    const isSentence = !ok && headers.get("content-type")?.startsWith("text/plain");
    const sentence = isSentence ? await answer.text() : "";
    if (!isSentence) await answer.body?.cancel();
    // 416: the file is there and has no first byte.
    return ok || status === 416 ? null : { status, sentence: sentence || downloadFailed };
  } catch {
    return { status: 0, sentence: downloadFailed };
  }
}

type DownloadButtonProps = Pick<DownloadItem, "filename" | "title"> & {
  /** Told before anything is said here; answers true when the page says it in another way. */
  onRefused: (refusal: Refusal) => boolean;
};

/** Fetches one file. Without script it is a form that does the same. */
export function DownloadButton({ filename, title, onRefused }: DownloadButtonProps) {
  const work = useWork();
  const [problem, setProblem] = useState("");
  const [isGoing, setIsGoing] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (!work.begin()) return;
    setProblem("");
    setIsGoing(false);
    const refusal = await refusalOf(filename);
    work.end();
    if (refusal) return onRefused(refusal) || setProblem(`❌ ${refusal.sentence}`);
    setIsGoing(true);
    // The browser's own submission: it asks nobody again.
    form.submit();
  }

  return (
    <form method="get" action={apiPaths.downloadFile} onSubmit={submit} className="grid gap-2">
      <input type="hidden" name="name" value={filename} />
      <Button type="submit" size="small" look="secondary" busy={work.busy && "Asking…"} className="justify-self-start">
        <ArrowDownToLine aria-hidden className="size-5 shrink-0" />
        <span>
          Download<span className="sr-only"> {title}</span>
        </span>
      </Button>
      <Message>{problem}</Message>
      <p role="status" className="text-muted text-tiny empty:hidden">
        {isGoing && `Your browser is saving ${filename}.`}
      </p>
    </form>
  );
}
