import { Mark } from "@/components/ui/mark";
import { lagosClock, lagosShortDay } from "@/components/ui/museum-time";
import type { DeskEffect } from "@/lib/accounts/desk-contracts";
import { DeskTable } from "./desk-table";
import { RetryEffect } from "./retry-effect";

const marks = {
  sent: ["dot", "success", "Sent"],
  pending: [undefined, "muted", "On its way"],
  failed: [undefined, "danger", "Given up"],
} as const;

/** What was to be done, what came of it, and the words that went out. */
export function EffectsTable({ effects, narrowed }: { effects: readonly DeskEffect[]; narrowed: boolean }) {
  if (effects.length === 0)
    return (
      <p className="font-normal font-read text-muted text-read">
        {narrowed ? "Nothing is found under that. Show all, or search for less." : "Nothing has been sent yet."}
      </p>
    );
  return (
    <DeskTable
      caption="Outbox"
      hideCaption
      columns={["When", "What", "To", "Status"]}
      rows={effects.map((effect) => ({
        key: effect._id,
        cells: [
          <time key="when" dateTime={effect.at} className="grid">
            {lagosShortDay(effect.at)}
            <span className="text-muted text-tiny">{lagosClock(effect.at)}</span>
          </time>,
          <What key="what" effect={effect} />,
          effect.to || <span className="text-muted">No mail</span>,
          <Status key="status" effect={effect} />,
        ],
      }))}
    />
  );
}

function What({ effect: { subject, topic, text } }: { effect: DeskEffect }) {
  const name = (
    <span className="inline-grid max-w-full align-top">
      {subject && <b className="font-semibold">{subject}</b>}
      <span className="text-muted text-tiny">{topic}</span>
    </span>
  );
  if (!text) return name;
  return (
    <details>
      <summary className="min-h-tap cursor-pointer">{name}</summary>
      <pre className="max-w-read whitespace-pre-wrap py-3 font-read text-small">{text}</pre>
    </details>
  );
}

function Status({ effect: { _id, status, attempts, lastError } }: { effect: DeskEffect }) {
  const [shape, tone, words] = marks[status];
  return (
    <span className="grid justify-items-start gap-2">
      <Mark shape={shape} tone={tone}>
        {words}
      </Mark>
      {status !== "sent" && attempts > 0 && (
        <span className="text-muted text-tiny">
          {attempts === 1 ? "Tried once" : `Tried ${attempts} times`}
          {lastError && `: ${lastError}`}
        </span>
      )}
      {status === "failed" && <RetryEffect id={_id} />}
    </span>
  );
}
