"use client";

import { type ComponentProps, useEffect, useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { formatNaira } from "@/lib/core/money";
import { BidButton } from "./bid-button";

const naira = (sum: number) => formatNaira(sum * 100);

type BidConfirmationProps = {
  amount: number;
  /** A higher maximum of the leader, whose bid stays as it is. */
  isRaise: boolean;
  maximum: number | undefined;
  shipping: number;
  /** For a bid far above the current one. */
  warning: string | null;
  loading: string | false;
  isOffline: boolean;
  /** The tick that accepts the terms; false once they are accepted. */
  terms: false | Pick<ComponentProps<typeof Checkbox>, "checked" | "error" | "onChange">;
  /** Null for a bid that is always confirmed. */
  onAskAgain: ((ask: boolean) => void) | null;
  onCancel: () => void;
};

/** The full cost of a bid, before it is sent. */
export function BidConfirmation({
  amount,
  isRaise,
  maximum,
  shipping,
  warning,
  loading,
  isOffline,
  terms,
  onAskAgain,
  onCancel,
}: BidConfirmationProps) {
  const panel = useRef<HTMLElement>(null);
  // The button that opened it is gone. The panel itself takes the focus, so that a second Enter does not place the bid.
  useEffect(() => panel.current?.focus(), []);
  const costs = [
    [isRaise ? "Your bid stays" : "Your bid", naira(amount)],
    ["Shipping for this lot", shipping === 0 ? "Free" : naira(shipping)],
    ["Other fees", "None"],
  ] as const;
  const confirmLabel = warning
    ? `Bid ${naira(amount)} anyway`
    : isRaise && maximum !== undefined
      ? `Confirm maximum of ${naira(maximum)}`
      : `Confirm bid of ${naira(amount)}`;
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Confirm your bid"
      className="grid gap-3 rounded-control bg-surface p-4"
    >
      <Alert tone="warning">{warning}</Alert>
      <dl className="grid gap-1">
        {costs.map(([term, cost]) => (
          <div key={term} className="flex justify-between gap-4">
            <dt className="text-muted">{term}</dt>
            <dd className="tabular-nums">{cost}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-line border-t pt-2 font-semibold">
          <dt>You pay if you win at this bid</dt>
          <dd className="tabular-nums">{naira(amount + shipping)}</dd>
        </div>
        {maximum !== undefined && maximum > amount && (
          <div className="flex justify-between gap-4">
            <dt>At most, at your maximum of {naira(maximum)}</dt>
            <dd className="tabular-nums">{naira(maximum + shipping)}</dd>
          </div>
        )}
      </dl>
      <p className="text-muted text-small">A bid is binding.</p>
      {terms && (
        <Checkbox
          label={
            <>
              I accept{" "}
              <a href="#terms" className="link">
                the terms of this sale
              </a>
            </>
          }
          {...terms}
        />
      )}
      {onAskAgain && (
        <Checkbox
          label="Do not ask again in this browser"
          onChange={(event) => onAskAgain(!event.currentTarget.checked)}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <BidButton isOffline={isOffline} loading={loading}>
          {confirmLabel}
        </BidButton>
        <Button variant="quiet" onClick={onCancel}>
          Change
        </Button>
      </div>
    </section>
  );
}
