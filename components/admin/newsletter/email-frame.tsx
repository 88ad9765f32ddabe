"use client";

import { useState } from "react";
import { TabList, TabPanel } from "@/components/ui/tabs";

type Width = "phone" | "desktop" | "plain";

const tabs = [
  { id: "phone", name: "Phone" },
  { id: "desktop", name: "Desktop" },
  { id: "plain", name: "Plain text" },
] as const;

/** An email at the width of a phone and of a desktop, and its plain text; null while it is rendered. */
export function EmailFrame({ email }: { email: { html: string; text: string } | null }) {
  const [width, setWidth] = useState<Width>("phone");
  return (
    <div className="grid gap-4">
      <TabList label="Preview" tabs={tabs} active={width} onChange={setWidth} />
      <TabPanel tab={width} aria-busy={email === null || undefined}>
        {email === null && <p className="text-muted text-small">Rendering…</p>}
        {email && width === "plain" && (
          <pre className="wrap-anywhere max-w-read whitespace-pre-wrap rounded-control bg-raised p-5 font-normal text-small">
            {email.text}
          </pre>
        )}
        {email && width !== "plain" && (
          <iframe
            title={width === "phone" ? "The email on a phone" : "The email on a desktop"}
            sandbox=""
            srcDoc={email.html}
            className={`mx-auto block h-[44rem] max-w-full rounded-control border border-line bg-print ${width === "phone" ? "w-[24.375rem]" : "w-[48rem]"}`}
          />
        )}
      </TabPanel>
    </div>
  );
}
