import Link from "next/link";
import { Mark } from "@/components/ui/mark";
import { lagosShortDay } from "@/components/ui/museum-time";
import type { Bar } from "@/lib/auction/admin-contracts";
import { deskCalls } from "@/lib/platform/desk-calls";
import { deskPaths } from "@/lib/platform/desk-paths";
import { AskWhy } from "./ask-why";
import { DeskTable } from "./desk-table";

/** Who may not bid, since when and why. */
export function BarsTable({ bars, lifted }: { bars: readonly Bar[]; lifted: boolean }) {
  if (bars.length === 0)
    return (
      <p className="font-normal font-read text-muted text-read">
        {lifted
          ? "No bar has been lifted yet."
          : "Nobody is barred. Whoever does not pay for a lot they won stands here."}
      </p>
    );
  return (
    <DeskTable
      caption="Bars"
      hideCaption
      columns={["Who", "Since", "Why", "Sale", "State"]}
      rows={bars.map((bar) => ({
        key: bar._id,
        cells: [
          <span key="who" className="grid">
            <b className="font-semibold">{bar.name}</b>
            <span className="text-muted text-tiny">{bar.email}</span>
          </span>,
          lagosShortDay(bar.since),
          bar.reason,
          bar.sale ? (
            <Link key="sale" href={deskPaths.saleDesk(bar.sale._id)} prefetch={false} className="link">
              {bar.sale.title}
            </Link>
          ) : (
            <span key="none" className="text-muted">
              None
            </span>
          ),
          <State key="state" bar={bar} />,
        ],
      }))}
    />
  );
}

function State({ bar }: { bar: Bar }) {
  if (bar.liftedAt)
    return (
      <span className="grid justify-items-start gap-1">
        <Mark shape="dot" tone="success">
          {`Lifted ${lagosShortDay(bar.liftedAt)}`}
        </Mark>
        <span className="text-muted text-tiny">{[bar.liftedBy, bar.liftedWhy].filter(Boolean).join(": ")}</span>
      </span>
    );
  return (
    <AskWhy
      path={deskCalls.liftBar(bar._id)}
      label="Lift"
      busy="Lifting…"
      what={`the bar of ${bar.name}`}
      question={`${bar.name} may bid again and is told so by mail.`}
      reasonHint="Kept in the audit log."
      done={`${bar.name} may bid again`}
    />
  );
}
