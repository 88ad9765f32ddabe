"use client";

import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { useWatch } from "react-hook-form";
import { Form } from "@/components/ui/form";
import { pending, warning } from "@/components/ui/message";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import type { AuctionDetail } from "@/lib/auctions/contracts";
import { isJump } from "@/lib/auctions/rules";
import { formatNaira } from "@/lib/core/money";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { BidBar } from "./bid-bar";
import { BidButton } from "./bid-button";
import { BidConfirmation } from "./bid-confirmation";
import { bidFields } from "./bid-fields";
import { BidResult } from "./bid-result";
import { BidRow } from "./bid-row";
import { BidSettings } from "./bid-settings";
import { FoldedField } from "./folded-field";
import { groupedField } from "./grouped-field";
import { unpaidWinsWarning } from "./labels";
import { NairaField } from "./naira-field";
import { defaultAmount, leadingMaximum, quickAmounts } from "./offered-amounts";
import { QuickAmounts } from "./quick-amounts";
import { groupThousands } from "./typed-amount";
import { useBidAttempt } from "./use-bid-attempt";
import { useRaiseMode } from "./use-raise-mode";
import { useResultFocus } from "./use-result-focus";
import { useSaleroomSetting } from "./use-saleroom-setting";

const naira = (sum: number) => formatNaira(sum * 100);
const errors = { offline: "There is no connection. Please try again.", otherwise: "The bid was not taken." };

export type BidFormProps = {
  room: AuctionDetail;
  /** Server time of the last complete response, and server time minus browser time. */
  readAt: string | null;
  offset: number;
  /** Nothing can be sent; the banner says so. */
  isOffline: boolean;
  onBid: () => void;
  onTermsAccepted: (accepted: { alias: string; version: number }) => void;
};

/**
 * The bid form: amount, minimum, quick steps and maximum bid. Who leads is first of all asked for a higher maximum, so that they do
 * not bid against themselves. A bid is confirmed with its full cost, the first one with the terms; the bidder can switch the
 * confirmation off, except for a large jump.
 */
export function BidForm({ room, readAt, offset, isOffline, onBid, onTermsAccepted }: BidFormProps) {
  const { auction, terms, you } = room;
  const { minimumBid, currentBid } = auction;
  const [confirmed, setConfirmed] = useState<number>();
  const [asks, setAsks] = useSaleroomSetting("bid-confirmation");
  const [agreement, setAgreement] = useState<"open" | "missing" | "given">("open");
  const needsTerms = you?.acceptedTerms !== terms.version;
  const key = useRef({ of: "", key: "" });
  // What is sent, until its reply; a failure before it, such as that of the terms, is no lost bid.
  const sent = useRef<{ amount: number; maximum: number | undefined; seq: number; round: number } | null>(null);
  const attempt = useBidAttempt(room, readAt);
  const schema = bidFields(minimumBid);
  const form = useApiForm({
    schema,
    defaultValues: { amount: "", maximum: "" },
    errors,
    send: async (typed) => {
      attempt.setAttempt(null);
      sent.current = null;
      if (needsTerms) {
        const accepted = await api.post(apiPaths.acceptAuctionTerms(auction._id), { version: terms.version });
        if (!accepted.ok) return accepted;
        onTermsAccepted(accepted.data);
      }
      const body = { ...typed, round: auction.round };
      const of = JSON.stringify(body);
      if (key.current.of !== of) key.current = { of, key: crypto.randomUUID() };
      sent.current = { amount: typed.amount, maximum: typed.maximum, seq: auction.seq, round: auction.round };
      return api.post(apiPaths.auctionBids(auction._id), body, { key: key.current.key });
    },
    onDone: ({ bid, currentBid }) => {
      const raised = sent.current && bid.seq <= sent.current.seq ? sent.current.maximum : undefined;
      clear();
      onBid();
      return attempt.receipt(bid, currentBid, raised);
    },
    onError: ({ status }) => {
      setConfirmed(undefined);
      onBid();
      const isLost = sent.current !== null && (status === 0 || status >= 500);
      if (!isLost || !sent.current) return undefined;
      attempt.setAttempt({ ...sent.current, failedAt: Date.now() + offset });
      return null;
    },
  });
  function clear() {
    key.current = { of: "", key: "" };
    setConfirmed(undefined);
    form.reset();
  }
  const { hasArrived } = attempt;
  const clearArrived = useEffectEvent(clear);
  useEffect(() => {
    if (hasArrived) clearArrived();
  }, [hasArrived]);
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
  const ownMaximum = leadingMaximum(you);
  const isInUse = form.busy || confirmed !== undefined || Boolean(typed || typedMaximum);
  const shownMessage = form.busy ? pending("Sending your bid…") : attempt.shown(form.message);
  const resultText = form.busy ? undefined : shownMessage?.text;
  const result = useResultFocus(resultText);
  const { raises, watchFocus } = useRaiseMode(you?.leads === true, isInUse, (nowRaises) =>
    resultText ? result.current?.focus() : form.setFocus(nowRaises ? "maximum" : "amount"),
  );
  const mainField = raises ? "maximum" : "amount";
  // The leader who sets a higher maximum places no bid.
  const isRaise = you?.leads === true && maximum !== undefined && !typed;
  const offered = defaultAmount(minimumBid, you);
  const fields = useRef<HTMLDivElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isOffline) return;
    const written = form.getValues();
    if (raises && !written.amount && !written.maximum) {
      form.setFocus(mainField);
      return setMessage(
        warning(
          ownMaximum === null
            ? "Enter a maximum, or an amount to bid."
            : "You lead, and your maximum bids for you. Enter an amount or raise your maximum.",
        ),
      );
    }
    if (isConfirming && needsTerms && agreement !== "given") return setAgreement("missing");
    const isAsked = (asks || isFarAbove || needsTerms) && !isConfirming;
    if (!isAsked || !schema.safeParse(written).success) return form.onSubmit(event);
    form.setMessage(null);
    setConfirmed(amount);
  }

  const raiseLabel = ownMaximum === null ? "Set a maximum bid" : "Raise your maximum";
  const amountField = (
    <NairaField
      key="amount"
      label="Your bid, in naira"
      placeholder={offered === null ? undefined : `${groupThousands(offered)} or more`}
      hint={`${naira(minimumBid)} is the minimum bid.`}
      {...groupedField(form.field("amount"), () => setConfirmed(undefined))}
    />
  );
  const quick = (
    <QuickAmounts
      amounts={quickAmounts(terms, minimumBid, ownMaximum)}
      onChoose={(chosen) => form.setValue("amount", groupThousands(chosen))}
    />
  );
  const maximumField = (
    <NairaField
      key="maximum"
      label="Maximum bid, in naira"
      hint={`${you?.maximum ? `Your maximum bid is ${naira(you.maximum)}. Only you can see it.` : "It stays secret."} We bid for you only as far as needed. Of two equal maximums the earlier one wins.`}
      {...groupedField(form.field("maximum"))}
    />
  );
  const submitButton = (label: string, variant: "primary" | "secondary", className: string) =>
    !isConfirming && (
      <BidButton isOffline={isOffline} variant={variant} className={className} loading={form.busy && "Placing…"}>
        {label}
      </BidButton>
    );

  return (
    <Form onSubmit={submit} className="grid content-start gap-4" {...watchFocus}>
      <BidBar
        form={fields}
        currentBid={currentBid}
        isLeading={you?.leads === true}
        onReturn={() => form.setFocus(mainField)}
      />
      <BidRow row={fields}>
        {raises ? maximumField : amountField}
        {submitButton(raises ? raiseLabel : "Place Bid", "primary", "max-sm:w-full sm:-my-0.5 sm:min-w-36")}
      </BidRow>
      {isConfirming && (
        <BidConfirmation
          amount={isRaise ? currentBid : confirmed}
          isRaise={isRaise}
          maximum={maximum}
          shipping={terms.shipping}
          warning={isFarAbove ? `${naira(confirmed)} is more than five steps above ${naira(currentBid)}.` : null}
          loading={form.busy && "Placing…"}
          isOffline={isOffline}
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
            form.setFocus(mainField);
          }}
        />
      )}
      {/* Below the button, which does not move when a receipt comes or goes. Empty, it takes no room, but keeps the focus if it has it. */}
      <div ref={result} tabIndex={-1} className="empty:-mt-4">
        <BidResult message={shownMessage} />
      </div>
      {!raises && quick}
      {you && you.unpaidWins > 0 && <p className="text-small text-warn">{unpaidWinsWarning(you.unpaidWins)}</p>}
      <div className="-my-2 grid">
        {raises ? (
          <FoldedField key="amount" label="Bid above your own bid" error={form.errorOf("amount")}>
            {amountField}
            {quick}
            {submitButton("Place Bid", "secondary", "justify-self-start")}
          </FoldedField>
        ) : (
          <FoldedField key="maximum" label={raiseLabel} error={form.errorOf("maximum")}>
            {maximumField}
          </FoldedField>
        )}
        <BidSettings asks={asks} setAsks={setAsks} />
      </div>
    </Form>
  );
}
