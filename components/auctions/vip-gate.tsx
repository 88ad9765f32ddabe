"use client";

import { useId, useState } from "react";
import { useCurrentUser } from "@/components/auth/use-current-user";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";

type Fee = { wallet: string; network: string; amountUsd: number };
type PaymentProof = { status: "received" | "approved" | "refused"; reason: string | null };
type Gate = { fee: Fee | null; receipt: PaymentProof | null };

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
      {!isVisitor && <PaymentProofUpload />}
    </section>
  );
}

/** The alternative to a plan: a fee in stablecoin, with a screenshot that an admin reviews. */
function PaymentProofUpload() {
  const [gate, setGate] = useState<Gate | null>(null);
  const [feedback, setFeedback] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const submission = useSubmitting();
  const id = useId();

  async function open() {
    const response = await api.get(apiPaths.vipUpload);
    if (response.ok) setGate(response.data);
    else setFeedback("❌ The server could not be reached. Please try again.");
  }

  async function send() {
    if (!file) return setFeedback("❌ Choose a screenshot of the payment.");
    if (!submission.start()) return;
    const me = await api.get(apiPaths.me);
    const form = new FormData();
    form.set("receipt", file);
    form.set("userId", me.ok ? me.data.user._id : "");
    const response = await fetch(apiPaths.vipUpload, { method: "POST", body: form, credentials: "same-origin" }).catch(
      () => null,
    );
    submission.finish();
    if (!response?.ok) return setFeedback("❌ Upload failed. Try again.");
    setFeedback("✅ Received. We will review it and email you.");
    void open();
  }

  if (!gate)
    return (
      <div className="grid gap-3">
        <button type="button" onClick={open} className="link min-h-11 justify-self-start">
          Or pay the auction fee
        </button>
        <Alert>{feedback}</Alert>
      </div>
    );
  if (!gate.fee)
    return <p className="text-muted text-small">The fee cannot be paid at the moment. Please choose a plan.</p>;
  const { wallet, network, amountUsd } = gate.fee;
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <p className="font-normal font-read text-read">
        Send ${amountUsd.toLocaleString("en-NG")} in a stablecoin on {network} to this wallet, and upload a screenshot
        of the payment.
      </p>
      <code className="select-all break-all rounded-control bg-raised px-3 py-2 text-small">{wallet}</code>
      {gate.receipt?.status === "received" && <Alert>⏳ Your payment proof is being reviewed.</Alert>}
      {gate.receipt?.status === "refused" && (
        <Alert>{`⚠️ Your payment proof was not approved: ${gate.receipt.reason}`}</Alert>
      )}
      <label htmlFor={id} className="font-medium text-small">
        Screenshot of the payment
      </label>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        className="min-h-11 text-small"
      />
      <Button variant="secondary" loading={submission.submitting && "Uploading…"} onClick={send}>
        Upload payment proof
      </Button>
      <Alert>{feedback}</Alert>
    </div>
  );
}
