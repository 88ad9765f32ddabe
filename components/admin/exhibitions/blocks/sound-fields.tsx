"use client";

import { FileUpload } from "@/components/admin/ui/file-upload";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { uploadSound } from "../upload-sound";
import type { BlockFieldsProps, SoundBlockValues } from "./block-values";
import { TitleField } from "./title-field";

/** A sound: that of a leader, or an upload. */
export function SoundFields({ value, onChange, errorOf, references }: BlockFieldsProps<SoundBlockValues>) {
  const { sound } = value;
  const uploaded = sound && "url" in sound ? sound : null;
  const withSound = references.leaders.filter((leader) => leader.sound !== null);
  return (
    <>
      <TitleField title={value.title} error={errorOf("title")} onChange={(title) => onChange({ ...value, title })} />
      <Select
        label="Sound"
        value={uploaded ? "uploaded" : sound && "leader" in sound ? sound.leader : ""}
        error={errorOf("sound")}
        onChange={({ target }) => {
          if (target.value !== "uploaded")
            onChange({ ...value, sound: target.value ? { leader: target.value } : null });
        }}
      >
        <option value="">Choose a sound</option>
        {withSound.map(({ slug, name, term }) => (
          <option key={slug} value={slug}>{`${name}, ${term}`}</option>
        ))}
        {uploaded && <option value="uploaded">{`Uploaded sound, ${Math.round(uploaded.seconds)} seconds`}</option>}
      </Select>
      {/* biome-ignore lint/a11y/useMediaCaption: the field below says what is heard. */}
      {uploaded && <audio controls preload="none" src={uploaded.url} className="w-full max-w-sm" />}
      <FileUpload
        name="Sound file"
        accept="audio/mpeg"
        label="Upload a sound"
        hint="MP3, up to 4 MB."
        onUpload={uploadSound}
        onUploaded={(file) => onChange({ ...value, sound: file })}
      />
      <Textarea
        label="What is heard"
        required
        rows={3}
        maxLength={2_000}
        hint="For those who cannot hear it: the words, or a description."
        value={value.caption}
        error={errorOf("caption")}
        onChange={({ target }) => onChange({ ...value, caption: target.value })}
      />
    </>
  );
}
