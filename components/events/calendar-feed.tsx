"use client";

import { useState } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

/** The address of a calendar with all seats of a person, which their calendar program keeps up to date. */
export function CalendarFeed({ url: initial }: { url: string | null }) {
  const [url, setUrl] = useState(initial);
  const [confirming, setConfirming] = useState(false);
  const { busy, message, submit } = useSubmission();
  const renew = () =>
    void submit(() => api.post(accountApiPaths.calendarFeed, {}), {
      errors: { offline: "Network error", otherwise: "The calendar could not be created" },
      onDone: ({ url: created }) => {
        setUrl(created);
        setConfirming(false);
      },
    });
  return (
    <section aria-labelledby="calendar-feed" className="grid max-w-form gap-3 border-line border-t pt-5">
      <h2 id="calendar-feed" className="font-bold text-subheading">
        Your calendar
      </h2>
      <p className="text-muted text-small">
        Subscribe once, and your calendar shows every seat of yours, also when a time changes.
      </p>
      {!confirming && <FormMessage message={message} />}
      {url === null ? (
        <Button variant="secondary" loading={busy && "Creating…"} onClick={renew} className="justify-self-start">
          Create the calendar
        </Button>
      ) : (
        <>
          <TextField
            label="Secret address"
            value={url}
            readOnly
            hint="Whoever has it sees your seats. Renew it if somebody else has got it."
            onFocus={({ target }) => target.select()}
          />
          <div className="flex flex-wrap gap-x-5 gap-y-3">
            <a href={url.replace(/^https?:/, "webcal:")} className={buttonVariants({ variant: "secondary" })}>
              Subscribe
            </a>
            <Button variant="quiet" className="px-0!" onClick={() => setConfirming(true)}>
              Renew the address
            </Button>
          </div>
        </>
      )}
      <Dialog open={confirming} onClose={() => setConfirming(false)} title="Renew the address?">
        <p>Calendars with the address you have now stop being updated. Subscribe again with the new one.</p>
        <FormMessage message={message} />
        <div className="flex flex-wrap gap-3">
          <Button loading={busy && "Renewing…"} onClick={renew}>
            Renew the address
          </Button>
          <Button variant="quiet" onClick={() => setConfirming(false)}>
            Cancel
          </Button>
        </div>
      </Dialog>
    </section>
  );
}
