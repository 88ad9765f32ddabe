"use client";

import { Check, CircleAlert } from "lucide-react";
import type { ChecklistItem } from "@/lib/exhibitions/rules";

/** Goes to a field, and into it. */
function focusField(id: string): void {
  const target = document.getElementById(id);
  const control = target?.matches("input, textarea, select")
    ? target
    : target?.querySelector("input, textarea, select");
  target?.scrollIntoView({ block: "center" });
  if (control instanceof HTMLElement) control.focus({ preventScroll: true });
}

const checklistId = "before-publishing";
const countMissing = (items: readonly ChecklistItem[]) => items.filter(({ isDone }) => !isDone).length;

/** How much is missing, as a link to the list of it. */
export function ChecklistLink({ items }: { items: readonly ChecklistItem[] }) {
  const missing = countMissing(items);
  if (missing === 0) return <p className="text-muted text-small">Nothing missing</p>;
  return (
    <p className="text-small">
      <a href={`#${checklistId}`} className="link">
        {missing === 1 ? "1 thing missing" : `${missing} things missing`}
      </a>
    </p>
  );
}

/** What is missing before something is published, each with a link to its field. */
export function PublishChecklist({ items }: { items: readonly ChecklistItem[] }) {
  const missing = countMissing(items);
  return (
    <details id={checklistId} className="rounded-card border border-line bg-surface p-4 text-small" open={missing > 0}>
      <summary className="min-h-8 touch:min-h-tap cursor-pointer content-center font-medium">
        Before publishing: {missing === 0 ? "nothing is missing" : `${missing} of ${items.length} missing`}
      </summary>
      <ul className="grid gap-1 pt-2">
        {items.map(({ label, isDone, field }) => (
          <li key={label} className="flex min-h-8 items-center gap-2">
            {isDone ? (
              <Check aria-hidden className="size-4 text-success" />
            ) : (
              <CircleAlert aria-hidden className="size-4 text-warn" />
            )}
            <span className="sr-only">{isDone ? "Done:" : "Missing:"}</span>
            {isDone ? (
              label
            ) : (
              <a
                href={`#${field}`}
                className="link inline-flex min-h-tap items-center"
                onClick={(event) => {
                  event.preventDefault();
                  focusField(field);
                }}
              >
                {label}
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
