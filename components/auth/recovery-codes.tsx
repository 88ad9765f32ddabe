"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toast";

type RecoveryCodesProps = { codes: readonly string[]; children: ReactNode };

/** The recovery codes, shown once, to copy or save. */
export function RecoveryCodes({ codes, children }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join("\n");
  return (
    <div className="grid gap-5">
      <h3 ref={heading} tabIndex={-1} className="text-subheading outline-none">
        Your recovery codes
      </h3>
      <Alert tone="warning">They are shown only once. Each code works one time, in case you lose your phone.</Alert>
      <ul aria-label="Recovery codes" className="grid gap-x-8 gap-y-2 font-bold tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="border-line border-b py-1">
            {code}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {children}
        <Button
          variant="secondary"
          onClick={() =>
            void navigator.clipboard
              .writeText(text)
              .then(() => notify.success("Copied"))
              .catch(() => notify.error("That could not be copied. Please write them down."))
          }
        >
          Copy
        </Button>
      </div>
    </div>
  );
}
