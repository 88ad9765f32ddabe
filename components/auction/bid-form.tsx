"use client";

import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { useWork } from "@/components/ui/use-work";
import type { BidReceipt, Room } from "@/lib/auction/contracts";
import { incrementAt, isJump } from "@/lib/auction/rules";
import { api, complaintAbout } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { formatNaira } from "@/lib/platform/money";

const naira = (sum: number) => formatNaira(sum * 100);
const digits = (text: string) => Number(text.replace(/[₦,\s]/g, "") || Number.NaN);
const offline = "Your bid may not have arrived. Press again: the same bid is never counted twice.";

/** The sum, the least that stands, quick steps, and the most that one would pay. A jump is asked about once more. */
export function BidForm({ room, onBid }: { room: Room; onBid: () => void }) {
  const { auction, terms, you } = room;
  const { minimumBid, currentBid } = auction;
  const [amount, setAmount] = useState("");
  const [maximum, setMaximum] = useState("");
  const [news, setNews] = useState("");
  const [sure, setSure] = useState(0);
  const work = useWork();
  const key = useRef({ of: "", key: "" });
  const sum = amount === "" ? minimumBid : digits(amount);
  const most = maximum === "" ? undefined : digits(maximum);
  const step = incrementAt(terms, minimumBid);

  function wrong(): string {
    if (!Number.isInteger(sum)) return "❌ Please name a sum in whole naira.";
    if (sum < minimumBid) return `❌ ${naira(minimumBid)} is the least that would stand.`;
    if (most !== undefined && (!Number.isInteger(most) || most < sum))
      return "❌ The most you would pay is a whole sum, and not less than the bid.";
    return "";
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const problem = wrong();
    setNews(problem);
    if (problem) return;
    if (isJump(terms, currentBid, sum) && sure !== sum) return setSure(sum);
    if (!work.begin()) return;
    setNews("⏳ Sent. Waiting for the room.");
    const body = { amount: sum, ...(most !== undefined && { maximum: most }) };
    const of = JSON.stringify(body);
    if (key.current.of !== of) key.current = { of, key: crypto.randomUUID() };
    const answer = await api.post<BidReceipt>(apiPaths.auctionBids(auction._id), body, { key: key.current.key });
    work.end();
    setSure(0);
    if (answer.ok) {
      const { bid, currentBid: stands } = answer.data;
      key.current = { of: "", key: "" };
      setAmount("");
      setMaximum("");
      setNews(
        bid.amount === stands
          ? `✅ Received: ${naira(bid.amount)}, line ${bid.seq} of the ledger. You lead.`
          : `⚠️ Received, and outbid at once: somebody had named more. The bid stands at ${naira(stands)}.`,
      );
    } else {
      setNews(`❌ ${complaintAbout(answer, { offline, otherwise: "The bid was not taken." })}`);
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
        hint={`${naira(minimumBid)} is the least that stands.`}
      />
      <div className="flex flex-wrap gap-2">
        {[minimumBid, minimumBid + step, minimumBid + 4 * step].map((quick) => (
          <Button key={quick} look="quiet" size="small" onClick={() => setAmount(String(quick))}>
            {naira(quick)}
          </Button>
        ))}
      </div>
      <details className="group">
        <summary className="link min-h-11 cursor-pointer py-2.5 font-medium">Name the most you would pay</summary>
        <TextField
          label="The most you would pay, in naira"
          inputMode="numeric"
          autoComplete="off"
          value={maximum}
          onChange={(event) => setMaximum(event.target.value)}
          hint="It stays a secret. The house bids for you, no further than it has to, and of two equal sums the one named earlier wins."
        />
      </details>
      {you?.maximum && (
        <p className="text-muted text-small">The most you named is {naira(you.maximum)}. Nobody else is shown it.</p>
      )}
      {sure === sum && sure > 0 ? (
        <div className="grid gap-3">
          <Message>{`⚠️ ${naira(sum)} is more than five steps above ${naira(currentBid)}. A bid binds.`}</Message>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={work.busy && "Placing…"}>
              Bid {naira(sum)} all the same
            </Button>
            <Button look="quiet" onClick={() => setSure(0)}>
              Change it
            </Button>
          </div>
        </div>
      ) : (
        <Button type="submit" wide busy={work.busy && "Placing…"}>
          Place Bid
        </Button>
      )}
      <Message>{news}</Message>
    </form>
  );
}
