"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useRef, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import { selectFile } from "@/lib/exhibitions/content-contracts";
import { api, complaintAbout } from "@/lib/http/api-client";
import { downloadTakes, fileNotSaved, mostDownloadBytes } from "@/lib/membership/download-desk-contracts";
import { deskCalls } from "@/lib/platform/desk-calls";
import { deskPaths } from "@/lib/platform/desk-paths";
import { DownloadFields, downloadDraft, downloadFields } from "./download-fields";
import { giveBack, sendDownload } from "./send-download";
import { UploadProgress } from "./upload-progress";

/** A file for members: chosen, described and sent. What is refused for its words is not sent a second time. */
export function NewDownload() {
  const router = useRouter();
  const work = useWork();
  const stop = useRef<AbortController | null>(null);
  const arrived = useRef<{ file: File; ticketId: string } | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [draft, setDraft] = useState(() => downloadDraft(null));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [percent, setPercent] = useState(0);
  const [said, setSaid] = useState("");

  async function save(event: FormEvent) {
    event.preventDefault();
    const missing = {
      ...(!file && { file: selectFile }),
      ...(file && file.size > mostDownloadBytes && { file: "A file can have 50 MB at most." }),
      ...(!draft.title.trim() && { title: "A title is required" }),
      ...(!draft.level && { level: "Choose who may fetch it" }),
    };
    setErrors(missing);
    setSaid("");
    if (!file || Object.keys(missing).length > 0) return setSaid("❌ Please look at what is marked above.");
    if (!work.begin()) return;
    const asked = new AbortController();
    stop.current = asked;
    setPercent(0);
    const wrong = await send(file, asked.signal);
    work.end();
    if (wrong) return setSaid(asked.signal.aborted ? "⚠️ Cancelled. Nothing was kept." : `❌ ${wrong}`);
    notify.success(`${draft.title} is shown to members`);
    router.push(deskPaths.desk("downloads"));
    router.refresh();
  }

  async function send(chosen: File, signal: AbortSignal): Promise<string | null> {
    if (arrived.current?.file !== chosen) {
      const sent = await sendDownload(chosen, { onProgress: setPercent, signal });
      if (!sent.ok) return sent.error;
      arrived.current = { file: chosen, ticketId: sent.ticketId };
    }
    const { ticketId } = arrived.current;
    setPercent(100);
    // From here on it is kept or refused: a call that is broken off could not say which.
    const result = await api.post(deskCalls.deskDownloads, { ...downloadFields(draft, null), ticketId });
    if (result.ok) return null;
    setErrors(result.fields ?? {});
    // What was wrong was said of a field, or not said at all: the file itself lies there for another try.
    if (!result.fields && result.status !== 0) {
      arrived.current = null;
      giveBack(ticketId);
    }
    return complaintAbout(result, { offline: "Network error", otherwise: fileNotSaved });
  }

  return (
    <form onSubmit={save} noValidate className="grid max-w-read gap-7">
      <TextField
        label="File"
        type="file"
        required
        error={errors.file}
        hint={`${downloadTakes}; at most 50 MB. It is judged by what it is and handed over as it was sent.`}
        onChange={({ target }) => setFile(target.files?.[0] ?? null)}
      />
      <DownloadFields
        draft={draft}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        errors={errors}
      />
      {work.busy && <UploadProgress percent={percent} onCancel={() => stop.current?.abort()} />}
      <Message>{said}</Message>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={work.busy && "Uploading…"}>
          Show it to members
        </Button>
        <ButtonLink href={deskPaths.desk("downloads")} look="quiet">
          Leave it
        </ButtonLink>
      </div>
    </form>
  );
}
