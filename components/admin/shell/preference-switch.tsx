"use client";

import { Check } from "lucide-react";
import { type Preference, togglePreference, usePreference } from "./preferences";

/** A preference as an entry of the account menu. */
export function PreferenceSwitch({ preference, children }: { preference: Preference; children: string }) {
  const isOn = usePreference(preference);
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => togglePreference(preference)}
      className="flex min-h-tap w-full items-center justify-between gap-3 px-4 text-start font-medium text-small hover:bg-raised"
    >
      {children}
      <Check aria-hidden className={`size-4 ${isOn ? "" : "invisible"}`} />
    </button>
  );
}
