import Link from "next/link";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { ConfirmWithReason } from "@/components/admin/ui/confirm-with-reason";
import { formatLagosShortDate } from "@/components/ui/lagos-time";
import { StatusBadge } from "@/components/ui/status-badge";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { AdminWall } from "@/lib/personal-walls/contracts";

type SharedWallListProps = {
  walls: readonly AdminWall[];
  /** Moderators do not open the pages of people. */
  canOpenPeople: boolean;
};

/** Shared walls with their captions and what was reported, and the ones that were taken off. */
export function SharedWallList({ walls, canOpenPeople }: SharedWallListProps) {
  return (
    <ul className="grid">
      {walls.map((wall) => (
        <li key={wall.id} className="grid gap-3 border-line border-b py-5">
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
            <h2 dir="auto" className="wrap-anywhere font-bold text-base">
              {wall.title}
            </h2>
            <Status wall={wall} />
          </div>
          <p className="flex flex-wrap gap-x-5 text-small">
            {canOpenPeople ? (
              <Link
                href={adminPaths.user(wall.owner.id)}
                prefetch={false}
                className="link inline-flex min-h-tap items-center"
              >
                {wall.owner.name}
              </Link>
            ) : (
              <span className="inline-flex min-h-tap items-center">{wall.owner.name}</span>
            )}
            {wall.sharedPath && (
              <Link href={wall.sharedPath} prefetch={false} className="link inline-flex min-h-tap items-center">
                Open the wall<span className="sr-only"> of {wall.owner.name}</span>
              </Link>
            )}
          </p>
          {wall.removed && (
            <p className="max-w-read whitespace-pre-wrap wrap-anywhere text-small">
              <b className="font-semibold">{`Taken off on ${formatLagosShortDate(wall.removed.at)}:`}</b>{" "}
              {wall.removed.reason}
            </p>
          )}
          <Captions captions={wall.captions} />
          <Actions wall={wall} />
        </li>
      ))}
    </ul>
  );
}

function Status({ wall: { removed, reports } }: { wall: AdminWall }) {
  if (removed) return <StatusBadge tone="danger">Taken off</StatusBadge>;
  if (reports.length === 0) return <StatusBadge tone="success">Shared</StatusBadge>;
  return (
    <StatusBadge tone="warn" className="whitespace-normal">
      {`Reported: ${reports.map(({ reason, count }) => (count > 1 ? `${reason} (${count})` : reason)).join(", ")}`}
    </StatusBadge>
  );
}

function Captions({ captions }: Pick<AdminWall, "captions">) {
  const written = captions.filter(({ caption }) => caption !== "");
  if (written.length === 0)
    return (
      <p className="text-muted text-small">
        {captions.length === 1 ? "1 work, without a caption." : `${captions.length} works, without captions.`}
      </p>
    );
  return (
    <ul className="grid max-w-read gap-1 border-line-strong border-s-2 ps-4 text-small">
      {written.map(({ work, caption }) => (
        <li key={work} dir="auto" className="wrap-anywhere">
          <b className="font-semibold">{work}:</b> {caption}
        </li>
      ))}
    </ul>
  );
}

function Actions({ wall: { id, title, removed, reports } }: { wall: AdminWall }) {
  if (removed)
    return (
      <div>
        <ConfirmAction
          request={{ method: "post", path: adminApiPaths.allowWall(id), body: {} }}
          label="Allow again"
          loadingText="Saving…"
          subject={title}
          successText="The owner can share it again"
          failureText="Failed to allow this wall"
        />
      </div>
    );
  return (
    <div className="flex flex-wrap gap-3">
      <ConfirmWithReason
        path={adminApiPaths.takeOffWall(id)}
        label="Take off"
        subject={title}
        question="The link leads nowhere from now on, and the owner cannot share this wall until you allow it again."
        reasonLabel="Reason"
        reasonHint="The owner reads it in an email."
        variant="danger"
        successText="The wall is no longer shared"
      />
      {reports.length > 0 && (
        <ConfirmAction
          request={{ method: "post", path: adminApiPaths.dismissWallReports(id), body: {} }}
          label="Dismiss reports"
          loadingText="Saving…"
          subject={title}
          successText="The reports are dismissed"
          failureText="Failed to dismiss the reports"
        />
      )}
    </div>
  );
}
