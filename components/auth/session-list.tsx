import { Button, ButtonLink } from "@/components/ui/button";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import type { SessionEntry } from "@/lib/auth/mfa/mfa-contracts";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

const formatTime = (at: string) => `${formatLagosShortDate(at)}, ${formatLagosTime(at)}`;
const atTime = (at: string) => (
  <time dateTime={at} className="whitespace-nowrap">
    {formatTime(at)}
  </time>
);

type SessionListProps = {
  sessions: readonly SessionEntry[];
  currentId: string | null;
  /** The URL of the sessions that began before these. */
  olderHref: string | null;
};

/** A page of the sessions of the signed-in user. They can be ended, one or all others, also without JavaScript. */
export function SessionList({ sessions, currentId, olderHref }: SessionListProps) {
  const hasOthers = olderHref !== null || sessions.some(({ _id }) => _id !== currentId);
  return (
    <>
      <ul className="border-ink border-t-2">
        {sessions.map(({ _id, at, lastUsedAt, device, place, usedMfa }) => (
          <li
            key={_id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-2.5"
          >
            <span className="grid">
              <span>
                {device}
                {place && <span className="text-muted">, {place}</span>}
                {usedMfa && <span className="text-muted text-tiny">, with a code or passkey</span>}
              </span>
              <span className="text-muted text-small">
                Logged in {atTime(at)}, last used {atTime(lastUsedAt)}
              </span>
            </span>
            {_id === currentId ? (
              <StatusBadge shape="dot" tone="success">
                This device
              </StatusBadge>
            ) : (
              <form method="post" action={accountApiPaths.endSession}>
                <input type="hidden" name="sessionId" value={_id} />
                <Button
                  type="submit"
                  variant="secondary"
                  size="small"
                  aria-label={`End the session: ${device}, logged in ${formatTime(at)}`}
                >
                  End
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {olderHref && (
        <ButtonLink href={olderHref} variant="secondary" size="small" className="justify-self-start">
          Older sessions
        </ButtonLink>
      )}
      {hasOthers && (
        <form method="post" action={accountApiPaths.endOtherSessions}>
          <Button type="submit" variant="secondary" size="small">
            End all other sessions
          </Button>
        </form>
      )}
    </>
  );
}
