import { formatLagosTime } from "@/lib/catalog/rules";
import type { WaitingRoomState } from "@/lib/waiting-room/contracts";
import {
  admittedPlaces,
  aheadSentence,
  formatWait,
  peopleAhead,
  placeOf,
  timeUntilAdmitted,
} from "@/lib/waiting-room/rules";

type PlaceTextProps = { state: WaitingRoomState; ticket: number; now: number };

/** A visitor's place among those who still wait, with the time left and how far it is; used with and without JavaScript. */
export function PlaceText({ state, ticket, now }: PlaceTextProps) {
  const place = placeOf(ticket, state);
  if (place === null)
    return (
      <div className="grid gap-3">
        <h2 className="text-subheading">You are in the waiting room</h2>
        <p>
          {state.opensAt
            ? `The drop opens on ${formatLagosTime(state.opensAt)}, Lagos time.`
            : "The drop opens in a moment."}{" "}
          Everyone who is here at the opening gets a random place, whenever they came. Later visitors follow in the
          order in which they come.
        </p>
        <p>
          {state.lastTicket === 1 ? "1 person is" : `${state.lastTicket} people are`} here. Your ticket is no. {ticket}.
        </p>
      </div>
    );
  const admitted = admittedPlaces(state, now);
  const ahead = peopleAhead(place, state, now);
  return (
    <div className="grid gap-5">
      <h2 className="grid gap-1">
        <span className="text-muted text-small">Your place is </span>
        <span className="font-bold text-giant leading-none">{ahead + 1}</span>
      </h2>
      <p role="status" className="font-semibold text-subheading">
        {aheadSentence(ahead)} It is your turn in {formatWait(timeUntilAdmitted(place, state, now))}.
      </p>
      <progress
        aria-label="How far the waiting room is"
        max={place}
        value={Math.min(place, admitted)}
        className="h-2 w-full appearance-none border-0 bg-line forced-colors:appearance-auto [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
      <p className="text-muted text-small">
        {state.ratePerMinute} {state.ratePerMinute === 1 ? "person is" : "people are"} let through a minute.
      </p>
      <StockText left={state.left} />
    </div>
  );
}

/** What is left of the drop. */
export function StockText({ left }: { left: number }) {
  return (
    <p>
      {left > 0
        ? `${left} left.`
        : "All are sold or reserved at the moment. Reserved ones that are not paid come back within 30 minutes."}
    </p>
  );
}
