"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { type Message, success, warning } from "@/components/ui/message";
import { parseLabelCode } from "@/lib/catalog/label-code-rules";
import { paths } from "@/lib/core/urls/paths";
import { CameraView } from "./camera-view";

const foreignCode = warning("This is not a code of the museum. Scan the small square on the object’s label.");

/** Scans a label and opens its page. */
export function LabelCamera({ site, onClose }: { site: string; onClose: (reason?: string) => void }) {
  const router = useRouter();
  const [message, setMessage] = useState<Message | null>(null);
  const read = (text: string) => {
    const code = parseLabelCode(text, site);
    setMessage(code ? success(`Found ${code}.`) : foreignCode);
    if (code) router.push(paths.label(code));
    return code !== null;
  };
  return <CameraView prompt="Hold the label inside the frame." feedback={message} onRead={read} onClose={onClose} />;
}
