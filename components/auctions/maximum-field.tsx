"use client";

import { useEffect, useRef } from "react";
import type { FieldProps } from "@/components/ui/use-api-form";
import { NairaField } from "./naira-field";

/** The secret maximum, folded away. It opens for an error, which could not be seen otherwise. */
export function MaximumField({ isRaise, ...field }: FieldProps & { isRaise: boolean }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (field.error && details.current) details.current.open = true;
  }, [field.error]);
  return (
    <details ref={details}>
      <summary className="link min-h-11 cursor-pointer py-2.5 font-medium">
        {isRaise ? "Raise your maximum" : "Set a maximum bid"}
      </summary>
      <NairaField
        label="Maximum bid, in naira"
        hint="It stays secret. We bid for you only as far as needed. Of two equal maximums the earlier one wins."
        {...field}
      />
    </details>
  );
}
