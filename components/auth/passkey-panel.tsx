"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toast";
import { api, rejection } from "@/lib/api-client/client";
import type { PasskeyEntry } from "@/lib/auth/passkeys/contracts";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { MfaForm } from "./mfa-form";
import { createPasskey } from "./passkey-browser";
import { PasskeyItem } from "./passkey-item";

type PasskeyPanelProps = { email: string; passkeys: readonly PasskeyEntry[] };

async function addPasskey(password: string) {
  const begun = await api.post(accountApiPaths.passkeyOptions, { password });
  if (!begun.ok) return begun;
  const made = await createPasskey(begun.data.options);
  return "problem" in made
    ? rejection(made.problem)
    : api.post(accountApiPaths.addPasskey, { response: made.response });
}

/** The passkeys of the signed-in user: add, rename, remove. */
export function PasskeyPanel({ email, passkeys }: PasskeyPanelProps) {
  const router = useRouter();
  const [isAdding, setAdding] = useState(false);
  return (
    <>
      <p className="max-w-read font-normal font-read text-read">
        A passkey logs you in with your fingerprint, your face or your screen lock instead of the password. It works on
        this site only, so a fake page cannot use it.
      </p>
      {passkeys.length > 0 && (
        <ul aria-label="Your passkeys" className="border-ink border-t-2">
          {passkeys.map((passkey) => (
            <PasskeyItem key={passkey._id} passkey={passkey} email={email} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="small" variant="secondary" aria-expanded={isAdding} onClick={() => setAdding(!isAdding)}>
          Add a passkey
        </Button>
      </div>
      {isAdding && (
        <MfaForm
          request={({ password }) => addPasskey(password)}
          fields={["password"]}
          email={email}
          submitLabel="Continue"
          onDone={({ passkey }) => {
            setAdding(false);
            notify.success(`Passkey added: ${passkey.name}`);
            router.refresh();
          }}
        />
      )}
    </>
  );
}
