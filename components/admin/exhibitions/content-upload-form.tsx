"use client";

import { type FormEvent, useRef, useState } from "react";
import { UploadProgress } from "@/components/admin/ui/upload-progress";
import { perkLabels } from "@/components/subscriptions/tiers";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useSubmitting } from "@/components/ui/use-submitting";
import { perkNames } from "@/lib/auth/contracts";
import {
  type ContentType,
  contentTypes,
  selectFileMessage,
  type UploadFields,
  uploadDoneMessage,
} from "@/lib/member-content/contracts";
import { maxBytes } from "@/lib/member-content/rules";
import { uploadContent } from "./upload-content";

const typeLabels: Record<ContentType, { name: string; takes: string }> = {
  sketch: { name: "Sketch", takes: "JPEG, PNG, WebP or AVIF" },
  image: { name: "Image", takes: "JPEG, PNG, WebP or AVIF" },
  video: { name: "Video", takes: "MP4 or WebM" },
  audio: { name: "Audio", takes: "MP3, M4A, Ogg or WAV" },
  doc: { name: "Document", takes: "PDF, Word or plain text" },
  misc: { name: "Other", takes: "PDF, Word, plain text or ZIP" },
};

type ContentUploadFormProps = { exhibitions: readonly { slug: string; title: string }[] };

/** Uploads one members-only file to an exhibition, with progress. */
export function ContentUploadForm({ exhibitions }: ContentUploadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const submission = useSubmitting();
  const stop = useRef<AbortController | null>(null);
  const [type, setType] = useState<ContentType>("sketch");
  const [percent, setPercent] = useState(0);
  const [feedback, setFeedback] = useState("");

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const file = given.get("file");
    if (!(file instanceof File) || file.name === "") return setFeedback(`❌ ${selectFileMessage}`);
    if (!submission.start()) return;
    const text = (name: string) => String(given.get(name) ?? "");
    const perk = perkNames.find((name) => name === text("requiredPerk")) ?? null;
    const fields: UploadFields = { type, title: text("title"), description: text("description"), requiredPerk: perk };
    const asked = new AbortController();
    stop.current = asked;
    setFeedback("");
    setPercent(0);
    const content = { exhibition: text("exhibition"), file, fields };
    const result = await uploadContent(content, { onProgress: setPercent, signal: asked.signal });
    submission.finish();
    if (asked.signal.aborted) return setFeedback("⚠️ Cancelled. Nothing was saved.");
    setFeedback(result.ok ? `✅ ${uploadDoneMessage}: ${result.title}` : `❌ ${result.error}`);
    if (!result.ok) return;
    form.current?.reset();
    setType("sketch");
  }

  const { takes } = typeLabels[type];
  const most = `${maxBytes[type] / 1_048_576} MB`;
  return (
    <form ref={form} onSubmit={send} noValidate className="grid max-w-[40rem] gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <Select label="Exhibition" name="exhibition">
          {exhibitions.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </Select>
        <Select
          label="Type"
          name="type"
          value={type}
          onChange={(event) => setType(contentTypes.find((one) => one === event.target.value) ?? "sketch")}
        >
          {contentTypes.map((one) => (
            <option key={one} value={one}>
              {typeLabels[one].name}
            </option>
          ))}
        </Select>
      </div>
      <TextField
        label="File"
        type="file"
        name="file"
        hint={`${takes}; at most ${most}. The original file name is not stored.`}
      />
      <TextField label="Title" name="title" maxLength={120} />
      <Textarea label="Description" name="description" maxLength={2_000} rows={3} />
      <Select label="Required perk" name="requiredPerk" hint="Without one, it is open to every plan.">
        <option value="">None</option>
        {perkNames.map((perk) => (
          <option key={perk} value={perk}>
            {`${perkLabels[perk].label} (${perkLabels[perk].from})`}
          </option>
        ))}
      </Select>
      {submission.submitting && <UploadProgress percent={percent} onCancel={() => stop.current?.abort()} />}
      <Alert>{feedback}</Alert>
      <Button type="submit" loading={submission.submitting && "Uploading…"} className="justify-self-start">
        Upload
      </Button>
    </form>
  );
}
