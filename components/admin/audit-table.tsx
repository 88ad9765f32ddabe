import Link from "next/link";
import { lagosClock, lagosShortDay } from "@/components/ui/museum-time";
import type { AuditLine } from "@/lib/accounts/desk-contracts";
import { deskPaths } from "@/lib/platform/desk-paths";
import { DeskTable } from "./desk-table";

/** Who did what to what, and when in Lagos. */
export function AuditTable({ lines, narrowed }: { lines: readonly AuditLine[]; narrowed: boolean }) {
  if (lines.length === 0)
    return (
      <p className="font-normal font-read text-muted text-read">
        {narrowed ? "No line is found under that. Show all, or search for less." : "Nothing has been done here yet."}
      </p>
    );
  return (
    <DeskTable
      caption="Audit log"
      hideCaption
      columns={["When", "Who", "What", "To what", "In words"]}
      rows={lines.map(({ _id, at, actor, action, subject, detail }) => ({
        key: _id,
        cells: [
          <time key="when" dateTime={at} className="grid">
            {lagosShortDay(at)}
            <span className="text-muted text-tiny">{lagosClock(at)}</span>
          </time>,
          actor,
          <b key="what" className="font-semibold">
            {action}
          </b>,
          <Link key="subject" href={deskPaths.desk("audit", { subject })} prefetch={false} className="link">
            {subject}
          </Link>,
          <span key="detail" className="text-muted text-tiny">
            {detail}
          </span>,
        ],
      }))}
    />
  );
}
