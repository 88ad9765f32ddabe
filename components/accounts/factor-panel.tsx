"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { lagosDay } from "@/components/ui/museum-time";
import type { FactorOffer } from "@/lib/accounts/factor-contracts";
import { apiPaths } from "@/lib/platform/api-paths";
import { FactorForm } from "./factor-form";
import { RecoveryCodes } from "./recovery-codes";

type FactorPanelProps = {
  email: string;
  /** Since when it counts; null where there is none. */
  since: string | null;
  codesLeft: number;
  isRequired: boolean;
  /** Where somebody goes on who was led here. */
  goOn: string;
};

/** An authenticator beside the password: to be set up, its recovery codes made anew, and taken off. */
export function FactorPanel({ email, since, codesLeft, isRequired, goOn }: FactorPanelProps) {
  const router = useRouter();
  const [offer, setOffer] = useState<FactorOffer | null>(null);
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
          I have put them away
        </Button>
      </RecoveryCodes>
    );
  if (!since)
    return offer ? (
      <>
        <Offer offer={offer} />
        <FactorForm<{ codes: string[] }>
          call={apiPaths.confirmFactor}
          asks={["code"]}
          codeLabel="The six figures it shows now"
          button="Set it up"
          onDone={({ codes: made }) => setCodes(made)}
        />
      </>
    ) : (
      <>
        <p className="max-w-read font-normal font-read text-read">
          An app on your telephone shows six figures that change every half minute. With them, a stolen password opens
          nothing here. {isRequired && "It is asked of everyone who works here."}
        </p>
        <FactorForm<FactorOffer>
          call={apiPaths.factor}
          asks={["password"]}
          email={email}
          button="Begin"
          onDone={setOffer}
        />
      </>
    );
  return (
    <>
      <p className="max-w-read font-normal font-read text-read">
        Set up since {lagosDay(since)}. {codesLeft === 1 ? "One recovery code is" : `${codesLeft} recovery codes are`}{" "}
        left.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={goOn} size="small">
          Open the dashboard
        </ButtonLink>
        <Button size="small" look="secondary" aria-expanded={open === "codes"} onClick={() => setOpen("codes")}>
          New recovery codes
        </Button>
        {!isRequired && (
          <Button size="small" look="danger" aria-expanded={open === "remove"} onClick={() => setOpen("remove")}>
            Remove it
          </Button>
        )}
      </div>
      {open === "codes" && (
        <FactorForm<{ codes: string[] }>
          call={apiPaths.recoveryCodes}
          asks={["code"]}
          codeLabel="A code of your authenticator"
          button="Make new ones"
          onDone={({ codes: made }) => setCodes(made)}
        />
      )}
      {open === "remove" && (
        <FactorForm
          call={apiPaths.removeFactor}
          asks={["password", "code"]}
          email={email}
          codeLabel="A code of your authenticator, or a recovery code"
          button="Remove the second factor"
          onDone={() => {
            setOpen(null);
            router.refresh();
          }}
        />
      )}
    </>
  );
}

function Offer({ offer: { secret, picture } }: { offer: FactorOffer }) {
  return (
    <div className="flex flex-wrap items-start gap-6">
      <svg
        role="img"
        aria-label="The pattern for your authenticator. The same stands beside it as letters."
        viewBox={`0 0 ${picture.size} ${picture.size}`}
        shapeRendering="crispEdges"
        className="on-paper w-48"
      >
        <path d={picture.path} fill="currentColor" />
      </svg>
      <div className="grid max-w-[18rem] gap-2">
        <p className="font-normal font-read text-read">Scan it with your authenticator, or type this in:</p>
        <p className="wrap-anywhere font-bold tabular-nums tracking-wide">{secret}</p>
        <p className="text-muted text-tiny">Six figures, every 30 seconds. It is not shown again.</p>
      </div>
    </div>
  );
}
