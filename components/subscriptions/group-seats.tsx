import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import type { GroupSeat } from "@/lib/subscriptions/groups/contracts";
import { SeatAction } from "./seat-action";

const badges = {
  free: { label: "Free", shape: "ring", tone: "muted" },
  invited: { label: "Invited", shape: "half", tone: "ink" },
  used: { label: "In use", shape: "dot", tone: "success" },
  refunded: { label: "Refunded", shape: "square", tone: "danger" },
} as const;

function timeOf({ state, invitedAt, until }: GroupSeat): string {
  if (state === "used") return until ? `until ${formatLagosShortDate(until)}` : "";
  return state === "invited" && invitedAt ? `since ${formatLagosShortDate(invitedAt)}` : "";
}

/** The seats of a group: free, invited, in use or refunded. An open invitation can be sent again or withdrawn. */
export function GroupSeats({ token, seats }: { token: string; seats: readonly GroupSeat[] }) {
  return (
    <ol aria-label="Seats" className="border-ink border-t-2">
      {seats.map((seat) => {
        const { id, position, state, name, email } = seat;
        const { label, ...variant } = badges[state];
        const person = name || email || `Seat ${position}`;
        return (
          <li key={id} className="grid gap-2 border-line border-b py-3">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <span className="wrap-anywhere grid">
                <b className="font-semibold">{person}</b>
                {name && email && <span className="text-muted text-small">{email}</span>}
              </span>
              <span className="flex flex-wrap items-baseline gap-x-3">
                <span className="text-muted text-small">{timeOf(seat)}</span>
                <StatusBadge {...variant}>{label}</StatusBadge>
              </span>
            </div>
            {state === "invited" && (
              <div className="-ms-4.5 flex flex-wrap gap-2">
                {email && <SeatAction token={token} seat={id} person={person} act="resend" />}
                <SeatAction token={token} seat={id} person={person} act="withdraw" />
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
