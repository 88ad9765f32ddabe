"use client";

import { type ChangeEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { Select } from "@/components/ui/select";
import { useWork } from "@/components/ui/use-work";
import type { LeaderWords } from "@/lib/exhibitions/desk-contracts";
import { deskCalls } from "@/lib/platform/desk-calls";
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
  const work = useWork();
  const chooser = useRef<HTMLInputElement>(null);
  const [percent, setPercent] = useState(0);
  const [problem, setProblem] = useState("");
  const own = typeof sound === "object" ? sound : null;

  async function upload(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    event.target.value = "";
    if (!file || !work.begin()) return;
    setProblem("");
    setPercent(0);
    const seconds = await secondsOf(file);
    const result =
      seconds === null
        ? ({ ok: false, error: "This browser cannot play the file." } as const)
        : await sendFile<{ url: string; bytes: number }>(deskCalls.roomSound, file, setPercent);
    work.end();
    if (!result.ok) return setProblem(`❌ ${result.error}`);
    onChange({ url: result.data.url, bytes: result.data.bytes, seconds: seconds ?? 1 });
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
      <input
        ref={chooser}
        type="file"
        accept="audio/mpeg"
        onChange={(event) => void upload(event)}
        className="sr-only"
        tabIndex={-1}
        aria-label="Sound file"
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          look="secondary"
          size="small"
          busy={work.busy && `Uploading, ${percent} %`}
          onClick={() => chooser.current?.click()}
        >
          Upload a loop
        </Button>
        <p className="text-muted text-tiny">MP3, up to 4 MB. It plays when a visitor turns the sound on.</p>
      </div>
      <Message>{problem}</Message>
    </div>
  );
}
