"use client";

import { X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import * as z from "zod/mini";
import { FormMessage } from "@/components/ui/alert";
import { Button, IconButton } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { success } from "@/components/ui/message";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

const errors = { offline: "Network error", otherwise: "Update failed" };
const confirmations = {
  on: success("Thank you. Your name is on the Founders Wall."),
  off: success("Saved. Your name is not on the wall."),
};
/** The answer is the button that is pressed. */
const noFields = z.object({});

/**
 * Asks new members whether their name may be shown on the Founders Wall. Closed without an answer, it is shown again
 * on the next visit.
 */
export function FoundersWallConsent({ displayName, initiallyOpen }: { displayName: string; initiallyOpen: boolean }) {
  const [state, setState] = useState<"asking" | "answered" | "closed">(initiallyOpen ? "closed" : "asking");
  const feedbackBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === "answered") feedbackBox.current?.focus();
  }, [state]);

  const form = useApiForm({
    schema: noFields,
    defaultValues: {},
    errors,
    send: (_, show) => api.post(accountApiPaths.wallVisibility, { show: show === "on" }),
    onDone: ({ user }) => {
      setState("answered");
      return confirmations[user.showOnWall ? "on" : "off"];
    },
    refresh: true,
  });

  if (state === "closed") return null;
  if (state === "answered") {
    return (
      <div ref={feedbackBox} tabIndex={-1} className="col-span-full">
        <FormMessage message={form.message} />
      </div>
    );
  }
  return (
    <section
      aria-labelledby="founders-wall-consent"
      className="on-paper col-span-full grid gap-4 p-5 shadow-label sm:p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="founders-wall-consent" className="font-sign text-section">
          Show your name on the Founders Wall?
        </h2>
        <IconButton label="Ask me later" onClick={() => setState("closed")} className="-mt-2 -me-2">
          <X aria-hidden className="size-5" />
        </IconButton>
      </div>
      <p className="max-w-[60ch] font-normal font-read text-read">
        It shows <b>{displayName}</b>, your tier and the month you joined, where every visitor can read it. You can
        change your mind in Profile Settings at any time.
      </p>
      <FormMessage message={form.message} />
      <Form action={accountApiPaths.wallVisibility} onSubmit={form.onSubmit} className="flex flex-wrap gap-3">
        <Button type="submit" name="show" value="on" size="small" loading={form.busy && "Saving…"}>
          Show my name
        </Button>
        {!form.busy && (
          <Button type="submit" name="show" value="off" variant="secondary" size="small">
            No
          </Button>
        )}
      </Form>
    </section>
  );
}
