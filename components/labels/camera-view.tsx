"use client";

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { cameraSentence, openCamera, readCodes, torchOf } from "./camera-reader";

type Torch = ReturnType<typeof torchOf>;

type CameraViewProps = {
  /** What is to be held into the frame, said while nothing has been read. */
  ask: string;
  /** What came of what was read. */
  said: string;
  /** True when that was enough: the camera is let go of. */
  onText: (text: string) => boolean;
  onClose: (why?: string) => void;
};

/** The camera's picture. It is let go of when the page is left or put away. */
export function CameraView({ ask, said, onText, onClose }: CameraViewProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [torch, setTorch] = useState<Torch>(null);
  const [lit, setLit] = useState(false);
  const close = useEffectEvent(onClose);
  const read = useEffectEvent(onText);

  useEffect(() => {
    const leaving = new AbortController();
    let stream: MediaStream | undefined;
    const letGo = () => {
      leaving.abort();
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const putAway = () => document.hidden && close();
    const start = async () => {
      stream = await openCamera();
      const picture = video.current;
      if (leaving.signal.aborted || !picture) return letGo();
      stream.getVideoTracks()[0]?.addEventListener("ended", () => close(cameraSentence(null)));
      picture.srcObject = stream;
      await picture.play();
      setTorch(() => torchOf(stream as MediaStream));
      setOpen(true);
      await readCodes(picture, leaving.signal, (text) => read(text) && letGo());
    };
    document.addEventListener("visibilitychange", putAway);
    start().catch((error: unknown) => leaving.signal.aborted || close(cameraSentence(error)));
    return () => {
      document.removeEventListener("visibilitychange", putAway);
      letGo();
    };
  }, []);

  return (
    <div className="grid gap-4">
      <div className="relative aspect-square w-full overflow-hidden bg-night shadow-frame">
        <video ref={video} muted playsInline aria-label="What the camera sees" className="size-full object-cover" />
        <span aria-hidden className="absolute inset-[16%] border-4 border-brass" />
      </div>
      <Message>{said || (isOpen ? ask : "⏳ Opening the camera.")}</Message>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" size="small" onClick={() => onClose()}>
          Close the camera
        </Button>
        {torch && (
          <Button
            look="secondary"
            size="small"
            aria-pressed={lit}
            onClick={() =>
              void torch(!lit).then(
                () => setLit(!lit),
                () => setTorch(null),
              )
            }
          >
            {lit ? "Lamp off" : "Lamp on"}
          </Button>
        )}
      </div>
    </div>
  );
}
