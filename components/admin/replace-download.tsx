"use client";

import { useRouter } from "next/navigation";
import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { notify } from "@/components/ui/toast";
import { api, complaintAbout } from "@/lib/http/api-client";
import { type DeskDownload, downloadTakes, fileNotSaved } from "@/lib/membership/download-desk-contracts";
import { deskCalls } from "@/lib/platform/desk-calls";
import { FileUpload } from "./file-upload";
import { giveBack, sendDownload } from "./send-download";

/** Another file in the place of one: the old one is gone for good, so that it is asked for by name. */
export function ReplaceDownload({ file }: { file: DeskDownload }) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const stop = useRef<AbortController | null>(null);

  function leave() {
    stop.current?.abort();
    setAsking(false);
  }

  async function send(chosen: File, onProgress: (percent: number) => void): Promise<string | null> {
    const asked = new AbortController();
    stop.current = asked;
    const { signal } = asked;
    const sent = await sendDownload(chosen, { onProgress, signal });
    if (!sent.ok) return signal.aborted ? "Cancelled. The file is as it was." : sent.error;
    const body = { ticketId: sent.ticketId, version: file.version };
    const result = await api.post(deskCalls.actOnDownload(file._id, "file"), body);
    if (!result.ok) {
      giveBack(sent.ticketId);
      const why = Object.values(result.fields ?? {})[0];
      return `${complaintAbout(result, { offline: "Network error", otherwise: fileNotSaved })}${why ? `. ${why}` : ""}`;
    }
    setAsking(false);
    notify.success(`${file.title} has another file`);
    router.refresh();
    return null;
  }

  return (
    <>
      <Button look="secondary" size="small" onClick={() => setAsking(true)}>
        Replace the file
      </Button>
      <Dialog open={asking} onClose={leave} title={`Replace ${file.filename}?`}>
        <p>Members are handed the new file from then on, and the one they have now is gone for good.</p>
        <FileUpload
          name="The new file"
          accept=""
          label="Choose the new file"
          making="Looking at it…"
          says={`${downloadTakes}; at most 50 MB.`}
          send={send}
        />
        <Button look="quiet" className="justify-self-start" onClick={leave}>
          Leave it as it is
        </Button>
      </Dialog>
    </>
  );
}
