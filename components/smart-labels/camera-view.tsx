"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { type Message, pending } from "@/components/ui/message";
import { cameraEndedMessage, cameraErrorMessage, getTorch, openCamera, readCodes } from "./camera-reader";

type Torch = ReturnType<typeof getTorch>;

type CameraViewProps = {
  /** Shown while nothing has been read. */
  prompt: string;
  /** The result of the last code that was read. */
  feedback: Message | null;
  /** Returns true to stop the camera. */
  onRead: (text: string) => boolean;
  onClose: (reason?: string) => void;
};

/** The camera picture. The camera is released on unmount and when the page is hidden. */
export function CameraView({ prompt, feedback, onRead, onClose }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [torch, setTorch] = useState<Torch>(null);
  const [isTorchOn, setTorchOn] = useState(false);
  const close = useEffectEvent(onClose);
  const read = useEffectEvent(onRead);

  useEffect(() => {
    const abortController = new AbortController();
    let stream: MediaStream | undefined;
    const release = () => {
      abortController.abort();
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const closeIfHidden = () => document.hidden && close();
    const start = async () => {
      const opened = await openCamera();
      stream = opened;
      const videoElement = video.current;
      if (abortController.signal.aborted || !videoElement) return release();
      opened.getVideoTracks()[0]?.addEventListener("ended", () => close(cameraEndedMessage));
      videoElement.srcObject = opened;
      await videoElement.play();
      setTorch(() => getTorch(opened));
      setOpen(true);
      await readCodes(videoElement, abortController.signal, (text) => read(text) && release());
    };
    document.addEventListener("visibilitychange", closeIfHidden);
    start().catch((error: unknown) => abortController.signal.aborted || close(cameraErrorMessage(error)));
    return () => {
      document.removeEventListener("visibilitychange", closeIfHidden);
      release();
    };
  }, []);

  return (
    <div className="grid gap-4">
      <div className="relative aspect-square w-full overflow-hidden bg-night shadow-frame">
        <video ref={video} muted playsInline aria-label="What the camera sees" className="size-full object-cover" />
        <span aria-hidden className="absolute inset-[16%] border-4 border-brass" />
      </div>
      <FormMessage message={feedback ?? pending(isOpen ? prompt : "Opening the camera…")} />
      <div className="flex flex-wrap gap-3">
        {/* The button that opened the camera is gone, and the focus with it. */}
        <Button variant="secondary" size="small" autoFocus onClick={() => onClose()}>
          Close the camera
        </Button>
        {torch && (
          <Button
            variant="secondary"
            size="small"
            aria-pressed={isTorchOn}
            onClick={() =>
              void torch(!isTorchOn).then(
                () => setTorchOn(!isTorchOn),
                () => setTorch(null),
              )
            }
          >
            {isTorchOn ? "Turn light off" : "Turn light on"}
          </Button>
        )}
      </div>
    </div>
  );
}
