"use client";

import { type FormEvent, useEffect, useState } from "react";
import { hasSessionHint } from "@/components/accounts/session-hint";
import { plate } from "@/components/ui/plate";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";

/** Asks to hear when a drop can be bought: one tap for whoever is signed in, an address for everybody else. A plain form without script. */
export function DropAlert({ slug }: { slug: string }) {
  const [known, setKnown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<{ text: string; done: boolean } | null>(null);
  useEffect(() => setKnown(hasSessionHint()), []);

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const email = new FormData(event.currentTarget).get("email");
    setBusy(true);
    const result = await api.post<{ message: string }>(apiPaths.dropAlert(slug), email ? { email } : {});
    setBusy(false);
    if (result.ok) return setSaid({ text: result.data.message, done: true });
    const why = Object.values(result.fields ?? {})[0];
    setSaid({ text: `❌ ${result.error || "Network error"}${why ? `. ${why}` : ""}`, done: false });
  }

  return (
    <form method="post" action={apiPaths.dropAlert(slug)} onSubmit={ask} className="grid gap-3">
      {!said?.done && (
        <>
          {!known && (
            <label className="grid gap-1.5 font-medium text-small">
              Your e-mail
              <input
                type="email"
                name="email"
                required
                autoComplete="email"
                maxLength={254}
                className="min-h-tap rounded-t-plate bg-raised px-3 font-normal text-base text-ink shadow-[inset_0_-2px_0_var(--line-strong)]"
              />
            </label>
          )}
          <button type="submit" aria-busy={busy} className={plate({ look: "secondary", wide: true })}>
            {busy ? "Writing it down…" : "Notify me"}
          </button>
        </>
      )}
      <p role="status" className="font-medium text-small">
        {said?.text}
      </p>
    </form>
  );
}
