"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import { api, complaintAbout } from "@/lib/http/api-client";
import { type DeskDownload, fileNotSaved } from "@/lib/membership/download-desk-contracts";
import { deskCalls } from "@/lib/platform/desk-calls";
import { deskPaths } from "@/lib/platform/desk-paths";
import { DownloadFields, downloadDraft, downloadFields } from "./download-fields";

const sentences = { offline: "Network error", otherwise: fileNotSaved };

/** What is said of a file, who may fetch it and what it is called. An edit that was overtaken is refused, and nothing of it is lost. */
export function EditDownload({ file }: { file: DeskDownload }) {
  const router = useRouter();
  const work = useWork();
  const [draft, setDraft] = useState(() => downloadDraft(file));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");

  async function save(event: FormEvent) {
    event.preventDefault();
    setProblem("");
    setErrors(draft.title.trim() ? {} : { title: "A title is required" });
    if (!draft.title.trim() || !work.begin()) return;
    const body = { ...downloadFields(draft, file), version: file.version };
    const result = await api.put(deskCalls.deskDownload(file._id), body);
    work.end();
    if (!result.ok) {
      setErrors(result.fields ?? {});
      const why = result.fields?.version;
      return setProblem(`❌ ${complaintAbout(result, sentences)}${why ? `. ${why}` : ""}`);
    }
    notify.success(`${draft.title} is saved`);
    router.push(deskPaths.desk("downloads"));
    router.refresh();
  }

  return (
    <form onSubmit={save} noValidate className="grid max-w-read gap-7">
      <DownloadFields
        draft={draft}
        onChange={(part) => setDraft((before) => ({ ...before, ...part }))}
        errors={errors}
        filename={file.filename}
      />
      <Message>{problem}</Message>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={work.busy && "Saving…"}>
          Save file
        </Button>
        <ButtonLink href={deskPaths.desk("downloads")} look="quiet">
          Leave it
        </ButtonLink>
      </div>
    </form>
  );
}
