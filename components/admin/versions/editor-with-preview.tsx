"use client";

import { type ReactNode, useState } from "react";
import { TabList, TabPanel } from "@/components/ui/tabs";
import { PreviewFrame } from "./preview-frame";

type EditorWithPreviewProps = {
  form: ReactNode;
  /** The public page with what is typed; null for none. */
  preview: ReactNode;
  children?: ReactNode;
};

const tabs = [
  { id: "edit", name: "Edit" },
  { id: "preview", name: "Preview" },
] as const;

/** A form with a live preview beside it; on a narrow screen the two are tabs. */
export function EditorWithPreview({ form, preview, children }: EditorWithPreviewProps) {
  const [tab, setTab] = useState<"edit" | "preview">("edit");
  if (!preview)
    return (
      <>
        {form}
        {children}
      </>
    );
  return (
    <>
      <div className="mb-4 xl:hidden">
        <TabList label="Editor" tabs={tabs} active={tab} onChange={setTab} />
      </div>
      <div className="grid items-start gap-x-8 xl:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]">
        <TabPanel tab="edit" className={tab === "edit" ? "min-w-0" : "min-w-0 max-xl:hidden"}>
          {form}
        </TabPanel>
        <TabPanel
          tab="preview"
          className={`min-w-0 xl:sticky xl:top-[calc(var(--header)+1rem)] ${tab === "preview" ? "" : "max-xl:hidden"}`}
        >
          <PreviewFrame>{preview}</PreviewFrame>
        </TabPanel>
      </div>
      {children}
    </>
  );
}
