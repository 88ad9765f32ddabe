"use client";

import { type FormEvent, useEffect, useState } from "react";
import { hasSessionHint } from "@/components/auth/session-hint";
import { buttonVariants } from "@/components/ui/button-variants";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";

/** Subscribes to a back-in-stock email: one click when signed in, else with an email address. Works without JavaScript. */
export function DropAlert({ slug }: { slug: string }) {
  const [loaded, setLoaded] = useState(false);
  const [submitting, setSubmitting] = useState(false);
  const [feedback, setFeedback] = useState<{ text: string; done: boolean } | null>(null);
  useEffect(() => setLoaded(hasSessionHint()), []);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const email = new FormData(event.currentTarget).get("email");
    setSubmitting(true);
    const result = await api.post(apiPaths.subscribeAlert(slug), email ? { email: String(email) } : {});
    setSubmitting(false);
    if (result.ok) return setFeedback({ text: result.data.message, done: true });
    const why = Object.values(result.fields ?? {})[0];
    setFeedback({ text: `❌ ${result.error || "Network error"}${why ? `. ${why}` : ""}`, done: false });
  }

  return (
    <form method="post" action={apiPaths.subscribeAlert(slug)} onSubmit={ask} className="grid gap-3">
      {!feedback?.done && (
        <>
          {!loaded && (
            <label className="grid gap-1.5 font-medium text-small">
              Your e-mail
              <input
                type="email"
                name="email"
                required
                autoComplete="email"
                maxLength={254}
                className="min-h-tap rounded-t-control bg-raised px-3 font-normal text-base text-ink shadow-[inset_0_-2px_0_var(--line-strong)]"
              />
            </label>
          )}
          <button type="submit" aria-busy={submitting} className={buttonVariants({ variant: "secondary", wide: true })}>
            {submitting ? "Saving…" : "Notify me"}
          </button>
        </>
      )}
      <p role="status" className="font-medium text-small">
        {feedback?.text}
      </p>
    </form>
  );
}
