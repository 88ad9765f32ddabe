"use client";

import { useEffect, useRef, useState } from "react";
import { type DeviceVoice, openDeviceVoice } from "@/components/exhibitions/tour/device-voice";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/core/languages";
import { paragraphs } from "@/lib/exhibitions/rules";
import { splitSentences, voiceNote } from "@/lib/exhibitions/tour/rules";

/** What the voice of a device says at a stop, line by line, and how that sounds here. */
export function TourStopPreview({ text, lang }: { text: string; lang: Language }) {
  const lines = paragraphs(text).flatMap(splitSentences);
  const voice = useRef<DeviceVoice | null>(null);
  const turn = useRef(0);
  const [currentLine, setCurrentLine] = useState<number | null>(null);
  const [hasNoVoice, setHasNoVoice] = useState(false);

  const stop = () => {
    turn.current++;
    voice.current?.cancel();
    setCurrentLine(null);
  };
  useEffect(
    () => () => {
      turn.current++;
      voice.current?.cancel();
    },
    [],
  );

  async function listen() {
    const own = ++turn.current;
    voice.current ??= await openDeviceVoice();
    if (!voice.current?.isReady()) return setHasNoVoice(true);
    for (const [index, line] of lines.entries()) {
      if (own !== turn.current) return;
      setCurrentLine(index);
      if (!(await voice.current.utter(line, 1))) break;
    }
    if (own === turn.current) setCurrentLine(null);
  }

  return (
    <div className="grid gap-3">
      <ol lang={lang} className="grid gap-1.5">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may occur twice, and none has an id.
          <li key={index} className={`rounded-control px-2 wrap-anywhere ${index === currentLine ? "bg-raised" : ""}`}>
            {line}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" size="small" onClick={currentLine === null ? listen : stop}>
          {currentLine === null ? "Listen" : "Stop"}
        </Button>
        <p role="status" className="text-muted text-small">
          {hasNoVoice ? "This browser has no voice that can read it." : voiceNote(lang)}
        </p>
      </div>
    </div>
  );
}
