"use client";

import { useState } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Switch } from "@/components/ui/checkbox";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

/** Whether openings are counted; off unless an admin turns it on. */
export function OpensSetting({ recordOpens }: { recordOpens: boolean }) {
  const { busy, message, submit } = useSubmission();
  const [on, setOn] = useState(recordOpens);
  const change = (wanted: boolean) => {
    if (busy) return;
    setOn(wanted);
    void submit(() => api.put(adminApiPaths.newsletterSettings, { recordOpens: wanted }), {
      errors: { offline: "Network error", otherwise: "The setting was not saved." },
      toast: wanted ? "Openings are counted from now on" : "Openings are no longer counted",
      refresh: true,
      onError: () => setOn(!wanted),
    });
  };
  return (
    <div className="grid max-w-read gap-3">
      <Switch
        label="Count who opens a newsletter"
        hint="Off by default: it needs a hidden picture in each email, and many mail programs load it unasked or never. It also has to be on for the domain at Resend. Delivered, bounced and clicked emails are counted in any case."
        checked={on}
        onChange={({ target }) => change(target.checked)}
      />
      <FormMessage message={message} />
    </div>
  );
}
