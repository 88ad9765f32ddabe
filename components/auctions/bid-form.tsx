"use client";

import { type FormEvent, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { useSubmitting } from "@/components/ui/use-submitting";
import { api, errorMessage } from "@/lib/api-client/client";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { incrementAt, isJump } from "@/lib/auctions/rules";
import { formatNaira } from "@/lib/core/money";
import { apiPaths } from "@/lib/core/urls/api-paths";

const naira = (sum: number) => formatNaira(sum * 100);
const parseAmount = (text: string) => Number(text.replace(/[₦,\s]/g, "") || Number.NaN);
const offlineMessage = "Your bid may not have arrived. Press again: the same bid is never counted twice.";

/** The bid form: amount, minimum, quick steps and maximum bid. A large jump needs confirmation. */
export function BidForm({ room, onBid }: { room: AuctionDetail; onBid: () => void }) {
  const { auction, terms, you } = room;
  const { minimumBid, currentBid } = auction;
  const [amount, setAmount] = useState("");
  const [maximum, setMaximum] = useState("");
  const [feedback, setFeedback] = useState("");
  const [sure, setSure] = useState(0);
  const submission = useSubmitting();
  const key = useRef({ of: "", key: "" });
  const sum = amount === "" ? minimumBid : parseAmount(amount);
  const most = maximum === "" ? undefined : parseAmount(maximum);
  const step = incrementAt(terms, minimumBid);

  function wrong(): string {
    if (!Number.isInteger(sum)) return "❌ Enter an amount in whole naira.";
    if (sum < minimumBid) return `❌ ${naira(minimumBid)} is the minimum bid.`;
    if (most !== undefined && (!Number.isInteger(most) || most < sum))
      return "❌ The maximum must be a whole amount and not less than the bid.";
    return "";
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const problem = wrong();
    setFeedback(problem);
    if (problem) return;
    if (isJump(terms, currentBid, sum) && sure !== sum) return setSure(sum);
    if (!submission.start()) return;
    setFeedback("⏳ Sending your bid…");
    const body = { amount: sum, ...(most !== undefined && { maximum: most }) };
    const of = JSON.stringify(body);
    if (key.current.of !== of) key.current = { of, key: crypto.randomUUID() };
    const response = await api.post(apiPaths.auctionBids(auction._id), body, { key: key.current.key });
    submission.finish();
    setSure(0);
    if (response.ok) {
      const { bid, currentBid } = response.data;
      key.current = { of: "", key: "" };
      setAmount("");
      setMaximum("");
      setFeedback(
        bid.amount === currentBid
          ? `✅ Received: ${naira(bid.amount)}, entry ${bid.seq} of the ledger. You lead.`
          : `⚠️ Received, and outbid at once: someone has a higher maximum. The highest bid is ${naira(currentBid)}.`,
      );
    } else {
      setFeedback(`❌ ${errorMessage(response, { offline: offlineMessage, otherwise: "The bid was not taken." })}`);
    }
    onBid();
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p role="status" className="font-semibold">
        {you?.leads ? "You lead." : you?.alias && auction.bidCount > 0 ? "You are outbid." : ""}
      </p>
      <TextField
        label="Your bid, in naira"
        inputMode="numeric"
        autoComplete="off"
        value={amount}
        placeholder={String(minimumBid)}
        onChange={(event) => {
          setAmount(event.target.value);
          setSure(0);
        }}
        hint={`${naira(minimumBid)} is the minimum bid.`}
      />
      <div className="flex flex-wrap gap-2">
        {[minimumBid, minimumBid + step, minimumBid + 4 * step].map((quick) => (
          <Button key={quick} variant="quiet" size="small" onClick={() => setAmount(String(quick))}>
            {naira(quick)}
          </Button>
        ))}
      </div>
      <details className="group">
        <summary className="link min-h-11 cursor-pointer py-2.5 font-medium">Set a maximum bid</summary>
        <TextField
          label="Maximum bid, in naira"
          inputMode="numeric"
          autoComplete="off"
          value={maximum}
          onChange={(event) => setMaximum(event.target.value)}
          hint="It stays secret. We bid for you only as far as needed. Of two equal maximums the earlier one wins."
        />
      </details>
      {you?.maximum && (
        <p className="text-muted text-small">Your maximum bid is {naira(you.maximum)}. Only you can see it.</p>
      )}
      {sure === sum && sure > 0 ? (
        <div className="grid gap-3">
          <Alert>{`⚠️ ${naira(sum)} is more than five steps above ${naira(currentBid)}. A bid is binding.`}</Alert>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={submission.submitting && "Placing…"}>
              Bid {naira(sum)} anyway
            </Button>
            <Button variant="quiet" onClick={() => setSure(0)}>
              Change
            </Button>
          </div>
        </div>
      ) : (
        <Button type="submit" wide loading={submission.submitting && "Placing…"}>
          Place Bid
        </Button>
      )}
      <Alert>{feedback}</Alert>
    </form>
  );
}
