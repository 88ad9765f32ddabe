"use client";

import { useState } from "react";
import { useCurrentUser } from "@/components/auth/use-current-user";
import { Alert } from "@/components/ui/alert";
import { ButtonLink } from "@/components/ui/button";
import { useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";
import { PaymentProofForm } from "./payment-proof-form";

/** Replaces the bid form for non-members: login, plans and, where a wallet is configured, the upload of a payment proof. */
export function VipGate({ returnTo }: { returnTo: string }) {
  const viewer = useCurrentUser();
  const isVisitor = !viewer?.user;
  return (
    <section aria-label="VIP gate" className="grid gap-4 rounded-control bg-surface p-5">
      <h2 className="text-heading">Bidding is for VIP members</h2>
      <p className="max-w-[44ch] font-normal font-read text-read">
        Watching is free, from the first second to the last. To bid, join the Circle: every plan opens the saleroom.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.plans({ redirectTo: returnTo })}>See the plans</ButtonLink>
        {isVisitor && (
          <ButtonLink variant="secondary" href={paths.login({ redirectTo: returnTo })}>
            Log in
          </ButtonLink>
        )}
      </div>
      {!isVisitor && <AuctionFee />}
    </section>
  );
}

/** The alternative to a plan: a fee in stablecoin, with a screenshot that an admin reviews. */
function AuctionFee() {
  const [isWanted, setWanted] = useState(false);
  const { data: access, error, isValidating, mutate } = useApi(isWanted ? apiPaths.vipUpload : null);

  function load() {
    if (isWanted) void mutate();
    else setWanted(true);
  }

  if (!access)
    return (
      <div className="grid gap-3">
        <button type="button" onClick={load} aria-busy={isValidating} className="link min-h-11 justify-self-start">
          Or pay the auction fee
        </button>
        {error && !isValidating && <Alert tone="error">The server could not be reached. Please try again.</Alert>}
      </div>
    );
  if (!access.fee)
    return <p className="text-muted text-small">The fee cannot be paid at the moment. Please choose a plan.</p>;
  const { wallet, network, amountUsd } = access.fee;
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <p className="font-normal font-read text-read">
        Send ${amountUsd.toLocaleString("en-NG")} in a stablecoin on {network} to this wallet, and upload a screenshot
        of the payment.
      </p>
      <code className="select-all break-all rounded-control bg-raised px-3 py-2 text-small">{wallet}</code>
      {access.receipt?.status === "received" && <Alert tone="pending">Your payment proof is being reviewed.</Alert>}
      {access.receipt?.status === "refused" && (
        <Alert tone="warning">{`Your payment proof was not approved: ${access.receipt.reason}`}</Alert>
      )}
      <PaymentProofForm onUploaded={load} />
    </div>
  );
}
