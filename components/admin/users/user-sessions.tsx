import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import { cardClass } from "@/components/admin/ui/form-section";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import type { UserDetail } from "@/lib/auth/admin-contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

/** Where a user is logged in, and was; one session or all of them can be ended. */
export function UserSessions({ user: { _id, name, signIns } }: { user: Pick<UserDetail, "_id" | "name" | "signIns"> }) {
  const failureText = "That failed. Nothing was changed.";
  return (
    <section aria-labelledby="sessions" className={cardClass}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="sessions" className="font-bold text-base">
          Sessions
        </h2>
        <ConfirmWithReason
          path={adminApiPaths.userAction(_id, "sign-out")}
          label="Log out everywhere"
          subject={name}
          title={`Log out everywhere: ${name}`}
          question="Logs out every device."
          failureText={failureText}
        />
      </div>
      {signIns.length === 0 && <p className="font-normal font-read text-muted text-read">No sessions yet.</p>}
      {signIns.length > 0 && (
        <ul className="divide-y divide-line">
          {signIns.map(({ _id: sessionId, at, lastUsedAt, device, place, usedMfa, isActive }) => (
            <li
              key={sessionId}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5 first:pt-0 last:pb-0"
            >
              <span className="grid">
                <span className="flex flex-wrap items-baseline gap-x-3">
                  {device}
                  <StatusBadge shape={isActive ? "dot" : "ring"} tone={isActive ? "success" : "muted"}>
                    {isActive ? "Logged in" : "Ended"}
                  </StatusBadge>
                </span>
                <span className="text-muted text-tiny">
                  {[
                    `${formatLagosShortDate(at)}, ${formatLagosTime(at)}`,
                    isActive && `last used ${formatLagosShortDate(lastUsedAt)}, ${formatLagosTime(lastUsedAt)}`,
                    place,
                    usedMfa && "with a code or passkey",
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </span>
              </span>
              {isActive && (
                <ConfirmWithReason
                  path={adminApiPaths.endUserSession(_id, sessionId)}
                  label="Log out"
                  subject={device}
                  title={`Log out: ${device}`}
                  question={`${name} is logged out on this device. Other devices stay logged in.`}
                  failureText={failureText}
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
