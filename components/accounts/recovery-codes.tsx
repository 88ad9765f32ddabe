"use client";

import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { notify } from "@/components/ui/toast";

type RecoveryCodesProps = { codes: readonly string[]; children: ReactNode };

/** The recovery codes, the one time they are shown, to be copied or saved. */
export function RecoveryCodes({ codes, children }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const text = codes.join("\n");
  return (
    <div className="grid gap-5">
      <h3 ref={heading} tabIndex={-1} className="text-subheading outline-none">
        Your recovery codes
      </h3>
      <Message>⚠️ They are shown this once. Each opens your account one time when the telephone is lost.</Message>
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
          look="secondary"
          onClick={() =>
            void navigator.clipboard
              .writeText(text)
              .then(() => notify.success("Copied"))
              .catch(() => notify.error("That could not be copied. Please write them down."))
          }
        >
          Copy them
        </Button>
      </div>
    </div>
  );
}
