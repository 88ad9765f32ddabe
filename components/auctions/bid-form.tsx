"use client";

import { Check, CircleAlert } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { Alert, FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { pending, success, warning } from "@/components/ui/message";
import { type FieldProps, useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { incrementAt, isJump } from "@/lib/auctions/rules";
import { formatNaira } from "@/lib/core/money";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { bidFields } from "./bid-fields";

const naira = (sum: number) => formatNaira(sum * 100);
const errors = {
  offline: "Your bid may not have arrived. Press again: the same bid is never counted twice.",
  otherwise: "The bid was not taken.",
};

/** The bid form: amount, minimum, quick steps and maximum bid. A large jump needs confirmation. */
export function BidForm({ room, onBid }: { room: AuctionDetail; onBid: () => void }) {
  const { auction, terms, you } = room;
  const { minimumBid, currentBid } = auction;
  const [jump, setJump] = useState<number>();
  const key = useRef({ of: "", key: "" });
  const schema = bidFields(minimumBid);
  const form = useApiForm({
    schema,
    defaultValues: { amount: "", maximum: "" },
    errors,
    send: (typed) => {
      const body = { ...typed, round: auction.round };
      const of = JSON.stringify(body);
      if (key.current.of !== of) key.current = { of, key: crypto.randomUUID() };
      return api.post(apiPaths.auctionBids(auction._id), body, { key: key.current.key });
    },
    onDone: ({ bid, currentBid }) => {
      key.current = { of: "", key: "" };
      setJump(undefined);
      form.reset();
      onBid();
      return bid.amount === currentBid
        ? success(`Received: ${naira(bid.amount)}, entry ${bid.seq} of the ledger.`)
        : warning(
            `Received, and outbid at once: someone has a higher maximum. The highest bid is ${naira(currentBid)}.`,
          );
    },
    onError: () => {
      setJump(undefined);
      onBid();
    },
  });
  const typed = useWatch({ control: form.control, name: "amount" });
  const amount = schema.shape.amount.safeParse(typed).data;
  const isUnconfirmed = amount !== undefined && amount !== jump && isJump(terms, currentBid, amount);
  const step = incrementAt(terms, minimumBid);
  const amountField = form.field("amount");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isUnconfirmed || !schema.safeParse(form.getValues()).success) return form.onSubmit(event);
    form.setMessage(null);
    setJump(amount);
  }

  return (
    <Form onSubmit={submit} className="grid gap-4">
      <BidderBanner room={room} />
      <TextField
        label="Your bid, in naira"
        inputMode="numeric"
        autoComplete="off"
        placeholder={String(minimumBid)}
        hint={`${naira(minimumBid)} is the minimum bid.`}
        {...amountField}
        onChange={(event) => {
          setJump(undefined);
          void amountField.onChange(event);
        }}
      />
      {jump !== undefined && jump === amount ? (
        <div className="grid gap-3">
          <Alert tone="warning">{`${naira(jump)} is more than five steps above ${naira(currentBid)}. A bid is binding.`}</Alert>
          <div className="flex flex-wrap gap-3">
            <Button type="submit" loading={form.busy && "Placing…"}>
              Bid {naira(jump)} anyway
            </Button>
            <Button variant="quiet" onClick={() => setJump(undefined)}>
              Change
            </Button>
          </div>
        </div>
      ) : (
        <Button type="submit" wide loading={form.busy && "Placing…"}>
          Place Bid
        </Button>
      )}
      <FormMessage message={form.busy ? pending("Sending your bid…") : form.message} />
      <div className="flex flex-wrap gap-2">
        {[minimumBid, minimumBid + step, minimumBid + 4 * step].map((quick) => (
          <Button key={quick} variant="secondary" size="small" onClick={() => form.setValue("amount", String(quick))}>
            {naira(quick)}
          </Button>
        ))}
      </div>
      <MaximumField {...form.field("maximum")} />
      {you?.maximum && (
        <p className="text-muted text-small">Your maximum bid is {naira(you.maximum)}. Only you can see it.</p>
      )}
    </Form>
  );
}

/** Whether the bidder leads, by the current state of the auction and not by the last response. */
function BidderBanner({ room: { auction, you } }: { room: AuctionDetail }) {
  const isOutbid = !you?.leads && Boolean(you?.alias) && auction.bidCount > 0;
  const toneClass = you?.leads ? "bg-success-ground text-success" : "bg-danger-ground text-danger";
  const Icon = you?.leads ? Check : CircleAlert;
  return (
    <div role="status">
      {(you?.leads || isOutbid) && (
        <p className={`flex items-center gap-3 rounded-control px-4 py-2.5 font-semibold ${toneClass}`}>
          <Icon aria-hidden className="size-5 shrink-0" />
          {you?.leads ? "You lead." : "You are outbid."}
          <span className="ms-auto font-medium text-small">{naira(auction.currentBid)}</span>
        </p>
      )}
    </div>
  );
}

/** The secret maximum, folded away. It opens for an error, which could not be seen otherwise. */
function MaximumField(field: FieldProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (field.error && details.current) details.current.open = true;
  }, [field.error]);
  return (
    <details ref={details} className="group">
      <summary className="link min-h-11 cursor-pointer py-2.5 font-medium">Set a maximum bid</summary>
      <TextField
        label="Maximum bid, in naira"
        inputMode="numeric"
        autoComplete="off"
        hint="It stays secret. We bid for you only as far as needed. Of two equal maximums the earlier one wins."
        {...field}
      />
    </details>
  );
}
