"use client";

import { useRef, useState } from "react";
import * as z from "zod/mini";
import { UploadProgress } from "@/components/admin/ui/upload-progress";
import { uploadErrorMessages } from "@/components/admin/ui/upload-to-session";
import { perkLabels } from "@/components/subscriptions/tiers";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { success, warning } from "@/components/ui/message";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { useApiForm } from "@/components/ui/use-api-form";
import { perkNames } from "@/lib/auth/contracts";
import { oneFile } from "@/lib/core/form-inputs";
import {
  type ContentType,
  contentTypes,
  selectFileMessage,
  uploadDoneMessage,
  uploadFields,
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

const uploadForm = z.extend(uploadFields, { exhibition: z.string(), file: oneFile(selectFileMessage) });

/** Uploads one members-only file to an exhibition, with progress. */
export function ContentUploadForm({ exhibitions }: ContentUploadFormProps) {
  const stop = useRef<AbortController | null>(null);
  const [percent, setPercent] = useState(0);
  const form = useApiForm({
    schema: uploadForm,
    defaultValues: {
      exhibition: exhibitions[0]?.slug ?? "",
      type: "sketch",
      file: undefined,
      title: "",
      description: "",
      requiredPerk: "",
    },
    send: ({ exhibition, file, ...fields }) => {
      const controller = new AbortController();
      stop.current = controller;
      setPercent(0);
      return uploadContent({ exhibition, file, fields }, { onProgress: setPercent, signal: controller.signal });
    },
    errors: uploadErrorMessages,
    resetAfter: true,
    onDone: ({ content }) => success(`${uploadDoneMessage}: ${content.title}`),
    onError: () => (stop.current?.signal.aborted ? warning("Cancelled. Nothing was saved.") : undefined),
  });

  const type = form.watch("type");
  const { takes } = typeLabels[type];
  const most = `${maxBytes[type] / 1_048_576} MB`;
  return (
    <Form onSubmit={form.onSubmit} className="grid max-w-[40rem] gap-6">
      <div className="grid gap-6 sm:grid-cols-2">
        <Select label="Exhibition" {...form.field("exhibition")}>
          {exhibitions.map(({ slug, title }) => (
            <option key={slug} value={slug}>
              {title}
            </option>
          ))}
        </Select>
        <Select label="Type" {...form.field("type")}>
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
        hint={`${takes}; at most ${most}. The original file name is not stored.`}
        {...form.field("file")}
      />
      <TextField label="Title" maxLength={120} {...form.field("title")} />
      <Textarea label="Description" maxLength={2_000} rows={3} {...form.field("description")} />
      <Select label="Required perk" hint="Without one, it is open to every plan." {...form.field("requiredPerk")}>
        <option value="">None</option>
        {perkNames.map((perk) => (
          <option key={perk} value={perk}>
            {`${perkLabels[perk].label} (${perkLabels[perk].from})`}
          </option>
        ))}
      </Select>
      {form.busy && <UploadProgress percent={percent} onCancel={() => stop.current?.abort()} />}
      <FormMessage message={form.message} />
      <Button type="submit" loading={form.busy && "Uploading…"} className="justify-self-start">
        Upload
      </Button>
    </Form>
  );
}
