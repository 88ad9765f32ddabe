import { Mark } from "@/components/ui/mark";
import { lagosShortDay } from "@/components/ui/museum-time";
import { DeskTable } from "./desk-table";

export const standings = [
  { key: "confirmed", name: "Subscribed" },
  { key: "pending", name: "Asked, not confirmed" },
  { key: "unsubscribed", name: "Left" },
  { key: "bounced", name: "Came back" },
] as const;

type Subscriber = {
  _id: string;
  email: string;
  standing: (typeof standings)[number]["key"];
  reason: string | null;
  source: string;
  since: string;
};

const marks = {
  confirmed: { shape: "dot", tone: "success" },
  pending: { shape: "ring", tone: "accent" },
  unsubscribed: { shape: "square", tone: "muted" },
  bounced: { shape: "square", tone: "danger" },
} as const;
const doors: Record<string, string> = { footer: "Foot of the page", bus: "The bus", issue: "Member" };

/** The addresses, the newest first. */
export function SubscribersTable({ subscribers }: { subscribers: readonly Subscriber[] }) {
  if (subscribers.length === 0)
    return <p className="font-normal font-read text-muted text-read">No address stands here.</p>;
  return (
    <DeskTable
      caption="Subscribers"
      hideCaption
      columns={["Address", "Standing", "Since", "Came by"]}
      rows={subscribers.map(({ _id, email, standing, reason, source, since }) => ({
        key: _id,
        cells: [
          email,
          <span key="standing" className="grid justify-items-start gap-1">
            <Mark {...marks[standing]}>{standings.find(({ key }) => key === standing)?.name ?? standing}</Mark>
            {reason && <span className="text-muted text-tiny">{reason}</span>}
          </span>,
          <time key="since" dateTime={since}>
            {lagosShortDay(since)}
          </time>,
          doors[source] ?? "—",
        ],
      }))}
    />
  );
}
