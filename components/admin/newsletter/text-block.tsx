"use client";

import { Bold, Heading2, Italic, Link2, List, type LucideIcon } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { IconButton } from "@/components/ui/button";
import { Textarea } from "@/components/ui/textarea";
import type { TextBlock } from "@/lib/newsletter/blocks";
import { type Format, formatText } from "./format-text";

type TextBlockProps = {
  block: TextBlock;
  place: number;
  onChange: (block: TextBlock) => void;
  maxLength?: number;
  error?: string | undefined;
};

const tools: readonly { format: Format; label: string; Icon: LucideIcon; key?: string }[] = [
  { format: "heading", label: "Heading", Icon: Heading2 },
  { format: "bold", label: "Bold", Icon: Bold, key: "b" },
  { format: "italic", label: "Italic", Icon: Italic, key: "i" },
  { format: "link", label: "Link", Icon: Link2, key: "k" },
  { format: "list", label: "List", Icon: List },
];

/** Text with headings, links and lists. The buttons write Markdown around the selected words. */
export function TextBlockEditor({ block, place, onChange, maxLength = 20_000, error }: TextBlockProps) {
  const group = useRef<HTMLFieldSetElement>(null);

  function apply(format: Format) {
    const area = group.current?.querySelector("textarea");
    if (!area) return;
    const { text, start, end } = formatText(format, block.text, area.selectionStart, area.selectionEnd);
    onChange({ ...block, text });
    // After React has written the new text.
    requestAnimationFrame(() => {
      area.focus();
      area.setSelectionRange(start, end);
    });
  }

  function handleKeyDown(event: KeyboardEvent) {
    const tool = tools.find(({ key }) => key === event.key.toLowerCase());
    if (!tool || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    apply(tool.format);
  }

  return (
    <fieldset ref={group} className="grid gap-2">
      <legend className="sr-only">Text {place}</legend>
      <div className="flex flex-wrap gap-1">
        {tools.map(({ format, label, Icon, key }) => (
          <IconButton
            key={format}
            label={label}
            title={key ? `${label} (Ctrl ${key.toUpperCase()})` : label}
            onClick={() => apply(format)}
          >
            <Icon aria-hidden className="size-5" />
          </IconButton>
        ))}
      </div>
      <Textarea
        label={`Text ${place}`}
        hideLabel
        rows={6}
        maxLength={maxLength}
        error={error}
        placeholder="Write something…"
        value={block.text}
        onChange={({ target }) => onChange({ ...block, text: target.value })}
        onKeyDown={handleKeyDown}
      />
    </fieldset>
  );
}
