"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { api } from "@/lib/api-client/client";
import type { MfaSetup } from "@/lib/auth/mfa/mfa-contracts";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { MfaForm } from "./mfa-form";
import { RecoveryCodes } from "./recovery-codes";

type MfaPanelProps = {
  email: string;
  /** When two-factor authentication was turned on; null if it is off. */
  enabledSince: string | null;
  codesLeft: number;
  isAdmin: boolean;
  isRequired: boolean;
  /** Where to continue after a required setup. */
  continueTo: string;
};

/** Two-factor authentication: set up, renew the recovery codes, turn off. */
export function MfaPanel({ email, enabledSince, codesLeft, isAdmin, isRequired, continueTo }: MfaPanelProps) {
  const router = useRouter();
  const [offer, setOffer] = useState<MfaSetup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [open, setOpen] = useState<"codes" | "remove" | null>(null);

  if (codes)
    return (
      <RecoveryCodes codes={codes}>
        <Button
          onClick={() => {
            setCodes(null);
            setOffer(null);
            setOpen(null);
            router.refresh();
          }}
        >
          I have saved them
        </Button>
      </RecoveryCodes>
    );
  if (!enabledSince)
    return offer ? (
      <>
        <MfaSetupPanel setup={offer} />
        <MfaForm
          request={({ code }) => api.post(accountApiPaths.confirmMfa, { code })}
          fields={["code"]}
          codeLabel="Six-digit code from the app"
          submitLabel="Turn on"
          onDone={({ codes: made }) => setCodes(made)}
        />
      </>
    ) : (
      <>
        <p className="max-w-read font-normal font-read text-read">
          An authenticator app on your phone shows a six-digit code that changes every 30 seconds. With it, a stolen
          password alone is not enough to log in. {isRequired && "It is required for admins."}
        </p>
        <MfaForm
          request={({ password }) => api.post(accountApiPaths.mfa, { password })}
          fields={["password"]}
          email={email}
          submitLabel="Set up"
          onDone={setOffer}
        />
      </>
    );
  return (
    <>
      <p className="max-w-read font-normal font-read text-read">
        Turned on since {formatLagosDate(enabledSince)}.{" "}
        {codesLeft === 1 ? "One recovery code is" : `${codesLeft} recovery codes are`} left.
      </p>
      <div className="flex flex-wrap gap-3">
        {isAdmin && (
          <ButtonLink href={continueTo} size="small">
            Open the dashboard
          </ButtonLink>
        )}
        <Button size="small" variant="secondary" aria-expanded={open === "codes"} onClick={() => setOpen("codes")}>
          New recovery codes
        </Button>
        {!isRequired && (
          <Button size="small" variant="danger" aria-expanded={open === "remove"} onClick={() => setOpen("remove")}>
            Turn off
          </Button>
        )}
      </div>
      {open === "codes" && (
        <MfaForm
          request={({ code }) => api.post(accountApiPaths.recoveryCodes, { code })}
          fields={["code"]}
          codeLabel="Authenticator code"
          submitLabel="Create new codes"
          onDone={({ codes: made }) => setCodes(made)}
        />
      )}
      {open === "remove" && (
        <MfaForm
          request={(given) => api.post(accountApiPaths.disableMfa, given)}
          fields={["password", "code"]}
          email={email}
          codeLabel="Authenticator code or recovery code"
          submitLabel="Turn off two-factor authentication"
          onDone={() => {
            setOpen(null);
            router.refresh();
          }}
        />
      )}
    </>
  );
}

function MfaSetupPanel({ setup: { secret, picture: image } }: { setup: MfaSetup }) {
  return (
    <div className="flex flex-wrap items-start gap-6">
      <svg
        role="img"
        aria-label="QR code for your authenticator app. The same secret is shown as text beside it."
        viewBox={`0 0 ${image.size} ${image.size}`}
        shapeRendering="crispEdges"
        className="on-paper w-48"
      >
        <path d={image.path} fill="currentColor" />
      </svg>
      <div className="grid max-w-[18rem] gap-2">
        <p className="font-normal font-read text-read">Scan it with your authenticator app, or type this in:</p>
        <p className="wrap-anywhere font-bold tabular-nums tracking-wide">{secret}</p>
        <p className="text-muted text-tiny">Six digits, every 30 seconds. It is not shown again.</p>
      </div>
    </div>
  );
}
