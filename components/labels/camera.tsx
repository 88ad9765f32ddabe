"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { paths } from "@/lib/platform/paths";
import { readLabelCode } from "@/lib/shop/label-rules";
import { CameraView } from "./camera-view";

const foreign = "⚠️ This is not a code of the museum. Look for the small square on the label of the object.";

/** The camera that reads a label, and goes to its page. */
export function Camera({ site, onClose }: { site: string; onClose: (why?: string) => void }) {
  const router = useRouter();
  const [said, setSaid] = useState("");
  const read = (text: string) => {
    const code = readLabelCode(text, site);
    setSaid(code ? `✅ Found ${code}.` : foreign);
    if (code) router.push(paths.label(code));
    return code !== null;
  };
  return <CameraView ask="Hold the label inside the frame." said={said} onText={read} onClose={onClose} />;
}
