"use client";

import { type FormEvent, useEffect, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Switch } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { pending, success, warning } from "@/components/ui/message";
import { type FieldProps, useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { incrementAt, isJump } from "@/lib/auctions/rules";
import { formatNaira } from "@/lib/core/money";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { BidConfirmation } from "./bid-confirmation";
import { bidFields } from "./bid-fields";
import { unpaidWinsWarning } from "./labels";
import { useSaleroomSetting } from "./use-saleroom-setting";

const naira = (sum: number) => formatNaira(sum * 100);
const errors = {
  offline: "Your bid may not have arrived. Press again: the same bid is never counted twice.",
  otherwise: "The bid was not taken.",
};

export type BidFormProps = {
  room: AuctionDetail;
  onBid: () => void;
  onTermsAccepted: (accepted: { alias: string; version: number }) => void;
};

/**
 * The bid form: amount, minimum, quick steps and maximum bid. A bid is confirmed with its full cost, the first one with the
 * terms; the bidder can switch the confirmation off, except for a large jump.
 */
export function BidForm({ room, onBid, onTermsAccepted }: BidFormProps) {
  const { auction, terms, you } = room;
  const { minimumBid, currentBid } = auction;
  const [confirmed, setConfirmed] = useState<number>();
  const [asks, setAsks] = useSaleroomSetting("bid-confirmation");
  const [agreement, setAgreement] = useState<"open" | "missing" | "given">("open");
  const needsTerms = you?.acceptedTerms !== terms.version;
  const key = useRef({ of: "", key: "" });
  const schema = bidFields(minimumBid);
  const form = useApiForm({
    schema,
    defaultValues: { amount: "", maximum: "" },
    errors,
    send: async (typed) => {
      if (needsTerms) {
        const accepted = await api.post(apiPaths.acceptAuctionTerms(auction._id), { version: terms.version });
        if (!accepted.ok) return accepted;
        onTermsAccepted(accepted.data);
      }
      const body = { ...typed, round: auction.round };
      const of = JSON.stringify(body);
      if (key.current.of !== of) key.current = { of, key: crypto.randomUUID() };
      return api.post(apiPaths.auctionBids(auction._id), body, { key: key.current.key });
    },
    onDone: ({ bid, currentBid }) => {
      key.current = { of: "", key: "" };
      setConfirmed(undefined);
      form.reset();
      onBid();
      return bid.amount === currentBid
        ? success(`Received: ${naira(bid.amount)}, entry ${bid.seq} of the ledger.`)
        : warning("Received, and outbid at once: somebody has a higher maximum.");
    },
    onError: () => {
      setConfirmed(undefined);
      onBid();
    },
  });
  const typed = useWatch({ control: form.control, name: "amount" });
  const amount = schema.shape.amount.safeParse(typed).data;
  const typedMaximum = useWatch({ control: form.control, name: "maximum" });
  const maximum = schema.shape.maximum.safeParse(typedMaximum).data;
  const isFarAbove = amount !== undefined && isJump(terms, currentBid, amount);
  const isConfirming = confirmed !== undefined && confirmed === amount;
  // While a bid is being confirmed, somebody else may bid as much.
  const isOvertaken = confirmed !== undefined && confirmed < minimumBid && !form.busy;
  const { setMessage } = form;
  useEffect(() => {
    if (!isOvertaken) return;
    setConfirmed(undefined);
    setMessage(warning("Your bid was not placed: somebody else has bid meanwhile. Enter at least the new minimum."));
  }, [isOvertaken, setMessage]);
  const step = incrementAt(terms, minimumBid);
  const amountField = form.field("amount");

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isConfirming && needsTerms && agreement !== "given") return setAgreement("missing");
    const isAsked = (asks || isFarAbove || needsTerms) && !isConfirming;
    if (!isAsked || !schema.safeParse(form.getValues()).success) return form.onSubmit(event);
    form.setMessage(null);
    setConfirmed(amount);
  }

  return (
    <Form onSubmit={submit} className="grid gap-4">
      <TextField
        label="Your bid, in naira"
        inputMode="numeric"
        autoComplete="off"
        placeholder={String(minimumBid)}
        hint={`${naira(minimumBid)} is the minimum bid.`}
        {...amountField}
        onChange={(event) => {
          setConfirmed(undefined);
          void amountField.onChange(event);
        }}
      />
      {isConfirming ? (
        <BidConfirmation
          amount={confirmed}
          maximum={maximum}
          shipping={terms.shipping}
          warning={isFarAbove ? `${naira(confirmed)} is more than five steps above ${naira(currentBid)}.` : null}
          loading={form.busy && "Placing…"}
          terms={
            needsTerms && {
              checked: agreement === "given",
              error: agreement === "missing" ? "Accept the terms to bid." : undefined,
              onChange: (event) => setAgreement(event.currentTarget.checked ? "given" : "open"),
            }
          }
          onAskAgain={isFarAbove || needsTerms ? null : setAsks}
          onCancel={() => {
            setConfirmed(undefined);
            form.setFocus("amount");
          }}
        />
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
      {you && you.unpaidWins > 0 && <p className="text-small text-warn">{unpaidWinsWarning(you.unpaidWins)}</p>}
      <Settings asks={asks} setAsks={setAsks} />
    </Form>
  );
}

/** What the bidder can switch in this browser. */
function Settings({ asks, setAsks }: { asks: boolean; setAsks: (on: boolean) => void }) {
  const [hasSound, setSound] = useSaleroomSetting("outbid-sound");
  return (
    <details>
      <summary className="link min-h-11 cursor-pointer py-2.5 font-medium">Settings</summary>
      <Switch
        label="Confirm each bid"
        hint="With the full cost."
        checked={asks}
        onChange={(event) => setAsks(event.currentTarget.checked)}
      />
      <Switch
        label="Sound when outbid"
        checked={hasSound}
        onChange={(event) => {
          setSound(event.currentTarget.checked);
          // Played once, so that the bidder knows it; the browser allows it from then on.
          if (event.currentTarget.checked)
            void import("./outbid-sound").then(({ playOutbidSound }) => playOutbidSound()).catch(() => undefined);
        }}
      />
    </details>
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
