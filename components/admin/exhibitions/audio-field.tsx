"use client";

import { useRef } from "react";
import { FileUpload } from "@/components/admin/ui/file-upload";
import { Select } from "@/components/ui/select";
import type { PartProps } from "@/components/ui/use-api-form";
import type { LeaderContent } from "@/lib/exhibitions/leaders/contracts";
import { uploadSound } from "./upload-sound";

type Sound = LeaderContent["sound"];

/** The audio loop of a leader's section: the one that ships with the site where there is one, none, or an upload. */
export function AudioField({ value: sound, onChange, hasDefault }: PartProps<Sound> & { hasDefault: boolean }) {
  const chooser = useRef<HTMLInputElement>(null);
  const own = typeof sound === "object" ? sound : null;

  return (
    <div className="grid gap-3">
      <Select
        label="Sound"
        value={own ? "own" : sound === "house" ? "house" : "none"}
        onChange={({ target }) => {
          if (target.value === "own") chooser.current?.click();
          else onChange(target.value === "house" ? "house" : null);
        }}
      >
        {hasDefault && <option value="house">Default loop</option>}
        <option value="none">None</option>
        {own && <option value="own">{`Uploaded loop, ${Math.round(own.seconds)} seconds`}</option>}
      </Select>
      {/* biome-ignore lint/a11y/useMediaCaption: a loop without words. */}
      {own && <audio controls preload="none" src={own.url} className="w-full max-w-sm" />}
      <FileUpload
        inputRef={chooser}
        name="Sound file"
        accept="audio/mpeg"
        label="Upload a loop"
        hint="MP3, up to 4 MB. It plays when a visitor turns the sound on."
        onUpload={uploadSound}
        onUploaded={onChange}
      />
    </div>
  );
}
