import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";

import type { SessionEntry } from "@/lib/auth/mfa/mfa-contracts";

/** Recent sign-ins with their devices; active sessions are marked. */
export function LoginHistory({ entries, emptyText }: { entries: readonly SessionEntry[]; emptyText: string }) {
  if (entries.length === 0) return <p className="font-normal font-read text-muted text-read">{emptyText}</p>;
  return (
    <ul className="border-ink border-t-2">
      {entries.map(({ _id, at, device, usedMfa, isActive }) => (
        <li key={_id} className="flex flex-wrap items-baseline justify-between gap-x-4 border-line border-b py-2.5">
          <span>
            {device}
            {usedMfa && <span className="text-muted text-tiny">, with a code or passkey</span>}
          </span>
          <span className="flex items-baseline gap-4 text-muted text-small">
            <time dateTime={at}>{`${formatLagosShortDate(at)}, ${formatLagosTime(at)}`}</time>
            <StatusBadge shape={isActive ? "dot" : "ring"} tone={isActive ? "success" : "muted"}>
              {isActive ? "Logged in" : "Ended"}
            </StatusBadge>
          </span>
        </li>
      ))}
    </ul>
  );
}
