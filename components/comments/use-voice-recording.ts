"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { MAX_VOICE_SECONDS } from "@/lib/comments/thread-rules";

/** Records from the microphone, at most 30 seconds; `onSound` gets what was recorded. The microphone is off when it is over. */
export function useVoiceRecording(onSound: (sound: Blob) => void, onError: (text: string) => void) {
  const recorder = useRef<MediaRecorder | null>(null);
  const [elapsed, setElapsed] = useState<number | null>(null);
  const stop = useCallback(() => {
    if (recorder.current?.state === "recording") recorder.current.stop();
  }, []);
  const isRecording = elapsed !== null;
  useEffect(() => {
    if (!isRecording) return;
    const started = Date.now();
    const timer = setInterval(() => {
      const seconds = (Date.now() - started) / 1000;
      setElapsed(Math.min(MAX_VOICE_SECONDS, Math.floor(seconds)));
      if (seconds >= MAX_VOICE_SECONDS) stop();
    }, 200);
    return () => clearInterval(timer);
  }, [isRecording, stop]);
  useEffect(() => stop, [stop]);

  async function start() {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const parts: Blob[] = [];
      const recording = new MediaRecorder(stream);
      recording.ondataavailable = ({ data }) => parts.push(data);
      recording.onstop = () => {
        for (const track of stream.getTracks()) track.stop();
        setElapsed(null);
        onSound(new Blob(parts, { type: recording.mimeType }));
      };
      recorder.current = recording;
      recording.start();
      setElapsed(0);
    } catch {
      onError("The microphone cannot be used. Allow it in your browser, or choose a file.");
    }
  }
  return { elapsed, start, stop };
}
