"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { parseLabelCode } from "@/lib/catalog/rules";
import { paths } from "@/lib/core/urls/paths";
import { CameraView } from "./camera-view";

const foreignCodeMessage = "⚠️ This is not a code of the museum. Scan the small square on the object’s label.";

/** Scans a label and opens its page. */
export function LabelCamera({ site, onClose }: { site: string; onClose: (reason?: string) => void }) {
  const router = useRouter();
  const [feedback, setFeedback] = useState("");
  const read = (text: string) => {
    const code = parseLabelCode(text, site);
    setFeedback(code ? `✅ Found ${code}.` : foreignCodeMessage);
    if (code) router.push(paths.label(code));
    return code !== null;
  };
  return <CameraView prompt="Hold the label inside the frame." feedback={feedback} onRead={read} onClose={onClose} />;
}
