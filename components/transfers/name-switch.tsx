"use client";

import { useState } from "react";
import { FormMessage } from "@/components/ui/alert";
import { Switch } from "@/components/ui/checkbox";
import { useSubmission } from "@/components/ui/use-submission";
import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

type NameSwitchProps = { ownershipId: string; nameShown: boolean; subject: string; hasHint: boolean };

const errors = { offline: "Network error", otherwise: "The change could not be saved" };

/** Shows or hides the user's public name in the history of a number. */
export function NameSwitch({ ownershipId, nameShown, subject, hasHint }: NameSwitchProps) {
  const [shown, setShown] = useState(nameShown);
  const { message, submit } = useSubmission();
  const change = (next: boolean) => {
    setShown(next);
    void submit(() => api.put(accountApiPaths.ownership(ownershipId), { nameShown: next }), {
      errors,
      toast: next ? "Your name is shown." : "Your name is hidden.",
      onError: () => setShown(!next),
    });
  };
  return (
    <div className="grid gap-2 noscript:hidden">
      <Switch
        label={
          <>
            Show my name<span className="sr-only"> at {subject}</span>
          </>
        }
        hint={hasHint && "In the public history of this number. Otherwise it says “Private collector”."}
        checked={shown}
        onChange={(event) => change(event.target.checked)}
      />
      <FormMessage message={message} />
    </div>
  );
}
