"use client";

import { type FormEvent, useRef, useState } from "react";
import { perkWords } from "@/components/membership/tiers";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useWork } from "@/components/ui/use-work";
import { perkNames } from "@/lib/accounts/contracts";
import {
  type ContentType,
  contentTypes,
  selectFile,
  type UploadFields,
  uploadDone,
} from "@/lib/exhibitions/content-contracts";
import { mostBytes } from "@/lib/exhibitions/content-rules";
import { sendContent } from "./send-content";
import { UploadProgress } from "./upload-progress";

const typeWords: Record<ContentType, { name: string; takes: string }> = {
  sketch: { name: "Sketch", takes: "JPEG, PNG, WebP or AVIF" },
  image: { name: "Image", takes: "JPEG, PNG, WebP or AVIF" },
  video: { name: "Video", takes: "MP4 or WebM" },
  audio: { name: "Audio", takes: "MP3, M4A, Ogg or WAV" },
  doc: { name: "Document", takes: "PDF, Word or plain text" },
  misc: { name: "Other", takes: "PDF, Word, plain text or ZIP" },
};

type UploadFormProps = { exhibitions: readonly { slug: string; title: string }[] };

/** Hangs one file for the members of an exhibition, and says how far it has come. */
export function UploadForm({ exhibitions }: UploadFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const work = useWork();
  const stop = useRef<AbortController | null>(null);
  const [type, setType] = useState<ContentType>("sketch");
  const [percent, setPercent] = useState(0);
  const [said, setSaid] = useState("");

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const file = given.get("file");
    if (!(file instanceof File) || file.name === "") return setSaid(`❌ ${selectFile}`);
    if (!work.begin()) return;
    const text = (name: string) => String(given.get(name) ?? "");
    const perk = perkNames.find((name) => name === text("requiredPerk")) ?? null;
    const fields: UploadFields = { type, title: text("title"), description: text("description"), requiredPerk: perk };
    const asked = new AbortController();
    stop.current = asked;
    setSaid("");
    setPercent(0);
    const content = { exhibition: text("exhibition"), file, fields };
    const result = await sendContent(content, { onProgress: setPercent, signal: asked.signal });
    work.end();
    if (asked.signal.aborted) return setSaid("⚠️ Cancelled. Nothing was kept.");
    setSaid(result.ok ? `✅ ${uploadDone}: ${result.title}` : `❌ ${result.error}`);
    if (!result.ok) return;
    form.current?.reset();
    setType("sketch");
  }

  const { takes } = typeWords[type];
  const most = `${mostBytes[type] / 1_048_576} MB`;
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
              {typeWords[one].name}
            </option>
          ))}
        </Select>
      </div>
      <TextField label="File" type="file" name="file" hint={`${takes}; at most ${most}. Its own name is not kept.`} />
      <TextField label="Title" name="title" maxLength={120} />
      <Textarea label="Description" name="description" maxLength={2_000} rows={3} />
      <Select label="Perk it asks for" name="requiredPerk" hint="Without one, every plan opens it.">
        <option value="">None</option>
        {perkNames.map((perk) => (
          <option key={perk} value={perk}>
            {`${perkWords[perk].words} (${perkWords[perk].from})`}
          </option>
        ))}
      </Select>
      {work.busy && <UploadProgress percent={percent} onCancel={() => stop.current?.abort()} />}
      <Message>{said}</Message>
      <Button type="submit" busy={work.busy && "Uploading…"} className="justify-self-start">
        Upload
      </Button>
    </form>
  );
}
