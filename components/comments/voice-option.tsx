"use client";

import { Mic } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import type { Voice } from "./voice-recorder";

const VoiceRecorder = dynamic(() => import("./voice-recorder").then((module) => module.VoiceRecorder), {
  ssr: false,
  loading: () => <Skeleton className="h-20 w-full" />,
});

/** Adds a voice note to a comment in the guestbook; the recorder is loaded when it is pressed. */
export function VoiceOption({ onChange }: { onChange: (voice: Voice | null) => void }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <VoiceRecorder onChange={onChange} />;
  return (
    <Button variant="quiet" size="small" className="justify-self-start" onClick={() => setOpen(true)}>
      <Mic aria-hidden className="size-4" />
      Add a voice note
    </Button>
  );
}
