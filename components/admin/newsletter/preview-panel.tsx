"use client";

import { useEffect, useState } from "react";
import { useDebounced } from "@/components/admin/ui/use-debounced";
import { FormMessage } from "@/components/ui/alert";
import { failure } from "@/components/ui/message";
import { TabList, TabPanel } from "@/components/ui/tabs";
import { api, errorMessage } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { PreviewBody } from "@/lib/newsletter/issue-contracts";

type Width = "phone" | "desktop" | "plain";
type Shown = { html: string; text: string };

const tabs = [
  { id: "phone", name: "Phone" },
  { id: "desktop", name: "Desktop" },
  { id: "plain", name: "Plain text" },
] as const;

/** An issue as its readers will see it: the email itself at the width of a phone and of a desktop, and its plain text. */
export function PreviewPanel({ draft }: { draft: PreviewBody }) {
  const [width, setWidth] = useState<Width>("phone");
  const [shown, setShown] = useState<Shown | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { subject, summary, blocks, isPublic } = useDebounced(draft);

  useEffect(() => {
    let current = true;
    const body = { subject, summary, blocks, isPublic };
    void api.post(adminApiPaths.newsletterPreview, body).then((result) => {
      if (!current) return;
      if (result.ok) setShown(result.data);
      setProblem(
        result.ok
          ? null
          : errorMessage(result, { offline: "Network error", otherwise: "The preview could not be made." }),
      );
    });
    return () => {
      current = false;
    };
  }, [subject, summary, blocks, isPublic]);

  return (
    <div className="grid gap-4">
      <TabList label="Preview" tabs={tabs} active={width} onChange={setWidth} />
      <FormMessage message={problem === null ? null : failure(problem)} />
      <TabPanel tab={width} aria-busy={shown === null || undefined}>
        {shown === null && !problem && <p className="text-muted text-small">Rendering…</p>}
        {shown && width === "plain" && (
          <pre className="wrap-anywhere max-h-[44rem] max-w-read overflow-auto whitespace-pre-wrap rounded-control bg-raised p-5 font-normal text-small">
            {shown.text}
          </pre>
        )}
        {shown && width !== "plain" && (
          <iframe
            title={width === "phone" ? "The email on a phone" : "The email on a desktop"}
            sandbox=""
            srcDoc={shown.html}
            className={`h-[44rem] max-w-full rounded-control border border-line bg-print ${width === "phone" ? "w-[24.375rem]" : "w-[48rem]"}`}
          />
        )}
      </TabPanel>
    </div>
  );
}
