"use client";

import { useId, useState } from "react";
import { useViewer } from "@/components/accounts/use-viewer";
import { Button, ButtonLink } from "@/components/ui/button";
import { Message } from "@/components/ui/message";
import { useWork } from "@/components/ui/use-work";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { paths } from "@/lib/platform/paths";

type Fee = { wallet: string; network: string; amountUsd: number };
type Receipt = { status: "received" | "approved" | "refused"; reason: string | null };
type Gate = { fee: Fee | null; receipt: Receipt | null };

/** In place of the form for whoever may not bid: signing in, the plans, and where a wallet is set the receipt of the fee. */
export function VipGate({ here }: { here: string }) {
  const viewer = useViewer();
  const isVisitor = !viewer?.user;
  return (
    <section aria-label="VIP gate" className="grid gap-4 rounded-plate bg-surface p-5">
      <h2 className="text-heading">Bidding is for VIP members</h2>
      <p className="max-w-[44ch] font-normal font-read text-read">
        Watching is free, from the first second to the last. To bid, join the Circle: every plan opens the saleroom.
      </p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={paths.plans({ redirectTo: here })}>See the plans</ButtonLink>
        {isVisitor && (
          <ButtonLink look="secondary" href={paths.login({ redirectTo: here })}>
            Log in
          </ButtonLink>
        )}
      </div>
      {!isVisitor && <ReceiptDesk />}
    </section>
  );
}

/** The other way in, where the museum has a wallet: a fee, and a picture of its payment for the desk. */
function ReceiptDesk() {
  const [gate, setGate] = useState<Gate | null>(null);
  const [news, setNews] = useState("");
  const [file, setFile] = useState<File | null>(null);
  const work = useWork();
  const id = useId();

  async function open() {
    const answer = await api.get<Gate>(apiPaths.vipUpload);
    if (answer.ok) setGate(answer.data);
    else setNews("❌ The desk could not be asked. Please try again.");
  }

  async function send() {
    if (!file) return setNews("❌ Please choose a picture of the payment.");
    if (!work.begin()) return;
    const me = await api.get<{ user: { _id: string } }>(apiPaths.me);
    const form = new FormData();
    form.set("receipt", file);
    form.set("userId", me.ok ? me.data.user._id : "");
    const answer = await fetch(apiPaths.vipUpload, { method: "POST", body: form, credentials: "same-origin" }).catch(
      () => null,
    );
    work.end();
    if (!answer?.ok) return setNews("❌ Upload failed. Try again.");
    setNews("✅ Received. The desk looks at it and writes to you; until then nothing has changed.");
    void open();
  }

  if (!gate)
    return (
      <div className="grid gap-3">
        <button type="button" onClick={open} className="link min-h-11 justify-self-start">
          Or pay the saleroom’s own fee
        </button>
        <Message>{news}</Message>
      </div>
    );
  if (!gate.fee)
    return <p className="text-muted text-small">The fee cannot be paid at the moment: the plans are the way in.</p>;
  const { wallet, network, amountUsd } = gate.fee;
  return (
    <div className="grid gap-3 border-line border-t pt-4">
      <p className="font-normal font-read text-read">
        Send ${amountUsd.toLocaleString("en-NG")} in a stablecoin on {network} to this wallet, and bring a picture of
        the payment.
      </p>
      <code className="select-all break-all rounded-plate bg-raised px-3 py-2 text-small">{wallet}</code>
      {gate.receipt?.status === "received" && <Message>⏳ Your receipt lies at the desk.</Message>}
      {gate.receipt?.status === "refused" && (
        <Message>{`⚠️ The desk could not approve your receipt: ${gate.receipt.reason}`}</Message>
      )}
      <label htmlFor={id} className="font-medium text-small">
        Picture of the payment
      </label>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        className="min-h-11 text-small"
      />
      <Button look="secondary" busy={work.busy && "Uploading…"} onClick={send}>
        Upload the receipt
      </Button>
      <Message>{news}</Message>
    </div>
  );
}
