"use client";

import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { paths } from "@/lib/platform/paths";
import { readLabelCode } from "@/lib/shop/rules";
import { cameraSentence, openCamera, readCodes, torchOf } from "./camera-reader";

type Torch = ReturnType<typeof torchOf>;
const foreign = "⚠️ This is not a code of the museum. Look for the small square on the label of the object.";

/** The camera's picture, and what it has read. It is let go of when the page is left or put away. */
export function Camera({ site, onClose }: { site: string; onClose: (why?: string) => void }) {
  const router = useRouter();
  const video = useRef<HTMLVideoElement>(null);
  const [said, setSaid] = useState("⏳ Opening the camera.");
  const [torch, setTorch] = useState<Torch>(null);
  const [lit, setLit] = useState(false);
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const leaving = new AbortController();
    let stream: MediaStream | undefined;
    const letGo = () => {
      leaving.abort();
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    const putAway = () => document.hidden && close();
    const found = (text: string) => {
      const code = readLabelCode(text, site);
      if (!code) return setSaid(foreign);
      letGo();
      setSaid(`✅ Found ${code}.`);
      router.push(paths.label(code));
    };
    const start = async () => {
      stream = await openCamera();
      const picture = video.current;
      if (leaving.signal.aborted || !picture) return letGo();
      stream.getVideoTracks()[0]?.addEventListener("ended", () => close(cameraSentence(null)));
      picture.srcObject = stream;
      await picture.play();
      setTorch(() => torchOf(stream as MediaStream));
      setSaid("Hold the label inside the frame.");
      await readCodes(picture, leaving.signal, found);
    };
    document.addEventListener("visibilitychange", putAway);
    start().catch((error: unknown) => leaving.signal.aborted || close(cameraSentence(error)));
    return () => {
      document.removeEventListener("visibilitychange", putAway);
      letGo();
    };
  }, [router, site]);

  return (
    <div className="grid gap-4">
      <div className="relative aspect-square w-full overflow-hidden bg-night shadow-frame">
        <video ref={video} muted playsInline aria-label="What the camera sees" className="size-full object-cover" />
        <span aria-hidden className="absolute inset-[16%] border-4 border-brass" />
      </div>
      <Message>{said}</Message>
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
