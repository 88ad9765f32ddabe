"use client";

import { X } from "lucide-react";
import { useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button, IconButton } from "@/components/ui/button";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";

const errorMessages = { offline: "Network error", otherwise: "Update failed" };
const confirmations = {
  on: "✅ Thank you. Your name is on the Founders Wall.",
  off: "✅ Saved. Your name is not on the wall.",
};

/**
 * Asks new members whether their name may be shown on the Founders Wall. Closed without an answer, it is shown again
 * on the next visit.
 */
export function FoundersWallConsent({ displayName, initiallyOpen }: { displayName: string; initiallyOpen: boolean }) {
  const router = useRouter();
  const submission = useSubmitting();
  const [feedback, setFeedback] = useState("");
  const [state, setState] = useState<"asking" | "answered" | "closed">(initiallyOpen ? "closed" : "asking");
  const feedbackBox = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state === "answered") feedbackBox.current?.focus();
  }, [state]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const show = submitter instanceof HTMLButtonElement && submitter.value === "on" ? "on" : "off";
    if (!submission.start()) return;
    setFeedback("");
    const result = await api.post(apiPaths.wallVisibility, { show: show === "on" });
    submission.finish();
    if (!result.ok) return setFeedback(`❌ ${errorMessage(result, errorMessages)}`);
    setFeedback(confirmations[show]);
    setState("answered");
    router.refresh();
  }

  if (state === "closed") return null;
  if (state === "answered") {
    return (
      <div ref={feedbackBox} tabIndex={-1} className="col-span-full">
        <Alert>{feedback}</Alert>
      </div>
    );
  }
  return (
    <section
      aria-labelledby="founders-wall-consent"
      className="on-paper col-span-full grid gap-4 p-5 shadow-label sm:p-6"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id="founders-wall-consent" className="text-subheading">
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
      <Alert>{feedback}</Alert>
      <form method="post" action={apiPaths.wallVisibility} onSubmit={submit} className="flex flex-wrap gap-3">
        <Button type="submit" name="show" value="on" size="small" loading={submission.submitting && "Saving…"}>
          Show my name
        </Button>
        {!submission.submitting && (
          <Button type="submit" name="show" value="off" variant="secondary" size="small">
            No
          </Button>
        )}
      </form>
    </section>
  );
}
