"use client";

import { ButtonLink } from "@/components/ui/button";
import { formatLagosDate, formatLagosTime } from "@/components/ui/lagos-time";
import { paths } from "@/lib/core/urls/paths";
import type { EventQuestion } from "@/lib/events/ticket-contracts";
import { QuickRsvp } from "./quick-rsvp";
import { RsvpPanel } from "./rsvp-panel";
import { RsvpState } from "./rsvp-state";
import { useMyRsvp } from "./use-my-rsvps";

type RsvpButtonProps = {
  id: string;
  title: string;
  full: boolean;
  /** How many seats one person can take now. */
  most: number;
  /** What a seat costs without a plan, in naira. */
  price: number;
  isPrimary: boolean;
  hasCode: boolean;
  isHidden?: boolean;
  questions: readonly EventQuestion[];
  /** In a list, an event that asks for something links to its page. */
  inList?: boolean;
};

/** What a visitor can do: reserve or buy a seat, join the waiting list, or see what they have. */
export function RsvpButton({
  id,
  title,
  full,
  most,
  price,
  isPrimary,
  hasCode,
  isHidden = false,
  questions,
  inList = false,
}: RsvpButtonProps) {
  const [rsvp, setRsvp] = useMyRsvp(id, isHidden);
  const isPaid = price > 0;
  if (rsvp && (rsvp.status !== "none" || rsvp.seats > 0)) return <RsvpState rsvp={rsvp} title={title} />;
  if (rsvp?.opensAt)
    return (
      <p role="status" className="pt-1 font-medium text-small">
        You can {isPaid ? "buy a ticket" : "reserve a seat"} from {formatLagosDate(rsvp.opensAt)},{" "}
        {formatLagosTime(rsvp.opensAt)}.
      </p>
    );
  const isFree = !isPaid || rsvp?.price === 0;
  const label = full ? "Join the waiting list" : isFree ? "Reserve a seat" : "Buy a ticket";
  const hasForm = isPaid || hasCode || questions.length > 0 || most > 1;
  if (inList && hasForm)
    return (
      <ButtonLink href={paths.event(id)} size="small" variant={isPrimary ? "primary" : "secondary"}>
        {label}
        <span className="sr-only"> for {title}</span>
      </ButtonLink>
    );
  if (!hasForm)
    return (
      <QuickRsvp
        id={id}
        title={title}
        label={label}
        isPrimary={isPrimary}
        returnTo={inList ? `${paths.events}#${id}` : paths.event(id)}
        onRsvp={setRsvp}
      />
    );
  return (
    <RsvpPanel
      id={id}
      label={most > 1 ? (isFree ? "Reserve" : "Buy tickets") : label}
      choice={{ most, price: rsvp?.price ?? price }}
      questions={questions}
      hasCode={hasCode}
      returnTo={paths.event(id)}
      onRsvp={setRsvp}
    />
  );
}
