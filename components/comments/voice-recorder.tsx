"use client";

import { Mic, Square } from "lucide-react";
import { useId, useState } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { failure, type Message } from "@/components/ui/message";
import { describeFailure } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { MAX_VOICE_SECONDS } from "@/lib/comments/thread-rules";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { encodeVoice } from "./encode-voice";
import { useVoiceRecording } from "./use-voice-recording";

export type Voice = { id: string; seconds: number };
type Recorded = Voice & { url: string };

type VoiceRecorderProps = { onChange: (voice: Voice | null) => void };

const errors = { offline: "Network error", otherwise: "The recording could not be saved. Please try again." };

/** Records a voice note or takes a sound file, turns it into the one format that is accepted, and uploads it. */
export function VoiceRecorder({ onChange }: VoiceRecorderProps) {
  const id = useId();
  const [recorded, setRecorded] = useState<Recorded | null>(null);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<Message | null>(null);
  const { elapsed, start, stop } = useVoiceRecording(
    (sound) => void save(sound, true),
    (text) => setMessage(failure(text)),
  );

  async function save(sound: Blob, isRecorded: boolean) {
    setBusy(true);
    setMessage(await upload(sound, isRecorded));
    setBusy(false);
  }

  async function upload(sound: Blob, isRecorded: boolean): Promise<Message | null> {
    const file = await encodeVoice(sound, { isRecorded }).catch(() => undefined);
    if (file === undefined) return failure("This file cannot be played. Please choose another one.");
    if (file === null) return failure(`A voice note has at most ${MAX_VOICE_SECONDS} seconds.`);
    const form = new FormData();
    form.append("file", file, "voice-note.wav");
    const response = await api.upload(apiPaths.storeVoice, form);
    if (!response.ok) return describeFailure(response, errors);
    const voice = { ...response.data, url: URL.createObjectURL(file) };
    setRecorded(voice);
    onChange(voice);
    return null;
  }

  function remove() {
    if (recorded) URL.revokeObjectURL(recorded.url);
    setRecorded(null);
    onChange(null);
  }

  return (
    <fieldset className="grid gap-3 border-line border-t pt-3">
      <legend className="sr-only">Voice note</legend>
      <p className="text-muted text-small">
        At most {MAX_VOICE_SECONDS} seconds. Write above what it is about, for those who cannot hear it. A person
        listens to it before it appears.
      </p>
      {recorded ? (
        <div className="flex flex-wrap items-center gap-3">
          {/* biome-ignore lint/a11y/useMediaCaption: the text of the comment says what it is about. */}
          <audio controls src={recorded.url} className="h-11 w-full max-w-80" />
          <Button variant="quiet" size="small" onClick={remove}>
            Remove
          </Button>
        </div>
      ) : elapsed === null ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" size="small" loading={busy && "Saving…"} onClick={() => void start()}>
            <Mic aria-hidden className="size-4" />
            Record
          </Button>
          <label
            htmlFor={id}
            className="inline-flex min-h-tap cursor-pointer items-center text-small underline underline-offset-4 focus-within:outline-2"
          >
            or choose a file
            <input
              id={id}
              type="file"
              accept="audio/*"
              disabled={busy}
              className="sr-only"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void save(file, false);
                target.value = "";
              }}
            />
          </label>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="danger" size="small" onClick={stop}>
            <Square aria-hidden className="size-4" />
            Stop
          </Button>
          <p role="timer" className="text-small tabular-nums">
            {elapsed} of {MAX_VOICE_SECONDS} seconds
          </p>
        </div>
      )}
      <FormMessage message={message} />
    </fieldset>
  );
}
