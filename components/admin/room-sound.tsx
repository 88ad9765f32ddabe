"use client";

import { useRef } from "react";
import { Select } from "@/components/ui/select";
import type { LeaderWords } from "@/lib/exhibitions/desk-contracts";
import { deskCalls } from "@/lib/platform/desk-calls";
import { FileUpload } from "./file-upload";
import { sendFile } from "./send-file";

type Sound = LeaderWords["sound"];
type RoomSoundProps = { sound: Sound; onChange: (sound: Sound) => void };

/** How long a file plays, as the browser reads it; null when it cannot be played. */
function secondsOf(file: File): Promise<number | null> {
  return new Promise((resolve) => {
    const url = URL.createObjectURL(file);
    const player = new Audio();
    const end = (seconds: number | null) => {
      URL.revokeObjectURL(url);
      resolve(seconds);
    };
    player.onloadedmetadata = () =>
      end(Number.isFinite(player.duration) ? Math.round(player.duration * 10) / 10 : null);
    player.onerror = () => end(null);
    player.src = url;
  });
}

/** The loop of a leader's room: the museum's, none, or one of the desk's own. */
export function RoomSound({ sound, onChange }: RoomSoundProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const own = typeof sound === "object" ? sound : null;

  async function send(file: File, onPercent: (percent: number) => void) {
    const seconds = await secondsOf(file);
    if (seconds === null) return "This browser cannot play the file.";
    const result = await sendFile<{ url: string; bytes: number }>(deskCalls.roomSound, file, onPercent);
    if (!result.ok) return result.error;
    onChange({ url: result.data.url, bytes: result.data.bytes, seconds });
    return null;
  }

  return (
    <div className="grid gap-3">
      <Select
        label="Sound of the room"
        value={own ? "own" : sound === "house" ? "house" : "none"}
        onChange={({ target }) => {
          if (target.value === "own") chooser.current?.click();
          else onChange(target.value === "house" ? "house" : null);
        }}
      >
        <option value="house">The museum’s loop</option>
        <option value="none">Silence</option>
        {own && <option value="own">{`A loop of your own, ${Math.round(own.seconds)} seconds`}</option>}
      </Select>
      {/* biome-ignore lint/a11y/useMediaCaption: a loop without words. */}
      {own && <audio controls preload="none" src={own.url} className="w-full max-w-sm" />}
      <FileUpload
        chooser={chooser}
        name="Sound file"
        accept="audio/mpeg"
        label="Upload a loop"
        says="MP3, up to 4 MB. It plays when a visitor turns the sound on."
        send={send}
      />
    </div>
  );
}
