"use client";

import { ScanLine } from "lucide-react";
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from "react";
import { cardClass } from "@/components/admin/ui/form-section";
import type { CameraView } from "@/components/smart-labels/camera-view";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { formatLagosTime } from "@/components/ui/lagos-time";
import { failure, type Message, warning } from "@/components/ui/message";
import { Skeleton } from "@/components/ui/skeleton";
import { StatusBadge } from "@/components/ui/status-badge";
import type { CheckInGuest } from "@/lib/events/contracts";
import { useCheckIn } from "./use-check-in";
import type { OfflineState } from "./use-stored-list";

type Camera = ComponentType<Parameters<typeof CameraView>[0]>;
const rescanDelay = 3_000;

/** Check-in at an event, on a phone: scan a ticket, type its code, or find a name in the list. */
export function CheckIn({ event }: { event: string }) {
  const { list, offline, queue, message, conflicts, dismissConflicts, checkIn, undo } = useCheckIn(event);
  const attendees = list?.guests ?? [];
  const [typed, setTyped] = useState("");
  const [Camera, setCamera] = useState<Camera | null>(null);
  const [error, setError] = useState<Message | null>(null);
  const lastRead = useRef({ text: "", at: 0 });

  // A ticket scanned with the phone's own camera app opens this page with the code in the hash.
  useEffect(() => setTyped(location.hash.slice(1)), []);

  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    if (!typed.trim()) return;
    void checkIn(typed);
    setTyped("");
  }
  async function open() {
    setError(null);
    try {
      const { CameraView } = await import("@/components/smart-labels/camera-view");
      setCamera(() => CameraView);
    } catch {
      setError(failure("The scanner could not be loaded. Type the code instead."));
    }
  }
  function scan(text: string): boolean {
    // The same ticket stays in view for a while.
    const { at, text: before } = lastRead.current;
    if (text === before && Date.now() - at < rescanDelay) return false;
    lastRead.current = { text, at: Date.now() };
    void checkIn(text);
    return false;
  }

  const isIn = (attendee: CheckInGuest) =>
    attendee.checkedInAt !== null || queue.some(({ code }) => code === attendee.code);
  const search = typed.trim().toLowerCase();
  const shown = attendees.filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(search));
  const count = attendees.filter(isIn).length;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <div className={`${cardClass} lg:sticky lg:top-18`}>
        <p className="flex flex-wrap items-baseline gap-x-3" role="status">
          <span className="font-extrabold font-sans text-title leading-none">{count}</span>{" "}
          <span>of {attendees.length} checked in</span>
          {list && list.waiting > 0 && (
            <span className="text-muted text-small">{list.waiting} on the waiting list</span>
          )}
          {queue.length > 0 && <StatusBadge shape="half" tone="warn">{`${queue.length} not synced yet`}</StatusBadge>}
        </p>
        <OfflineStatus state={offline} />
        {conflicts.length > 0 && (
          <div className="grid gap-3 rounded-control bg-raised p-4" role="alert">
            <p className="font-semibold">Check with these guests</p>
            <ul className="grid gap-1">
              {conflicts.map((conflict) => (
                <li key={conflict}>{conflict}</li>
              ))}
            </ul>
            <Button size="small" variant="secondary" className="justify-self-start" onClick={dismissConflicts}>
              Done
            </Button>
          </div>
        )}
        {Camera ? (
          <Camera
            prompt="Hold the ticket inside the frame."
            feedback={message}
            onRead={scan}
            onClose={(why) => {
              setCamera(null);
              setError(why ? warning(why) : null);
            }}
          />
        ) : (
          <>
            <FormMessage message={message ?? error} />
            <Button size="large" onClick={() => void open()}>
              <ScanLine aria-hidden className="size-6" />
              Scan tickets
            </Button>
          </>
        )}
        <Form onSubmit={submit} className="flex items-end gap-3">
          <TextField
            label="Code or name"
            className="flex-1"
            value={typed}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={300}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button type="submit" variant="secondary">
            Check in
          </Button>
        </Form>
      </div>
      <ol className={`${cardClass} gap-0! py-1!`} aria-label="Attendees">
        {shown.map((attendee) => (
          <li
            key={attendee._id}
            className="flex min-h-14 items-center justify-between gap-4 border-line border-b py-2 last:border-b-0"
          >
            <span className="grid min-w-0">
              <span className="wrap-anywhere font-semibold">{attendee.name}</span>
              <span className="text-muted text-tiny">{attendee.code}</span>
            </span>
            {attendee.checkedInAt ? (
              <span className="flex shrink-0 items-center gap-2">
                <span className="grid justify-items-end">
                  <StatusBadge
                    shape="dot"
                    tone="success"
                  >{`Checked in at ${formatLagosTime(attendee.checkedInAt)}`}</StatusBadge>
                  {attendee.checkedInBy && <span className="text-muted text-tiny">by {attendee.checkedInBy}</span>}
                </span>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Undo the check-in of ${attendee.name}`}
                  onClick={() => void undo(attendee)}
                >
                  Undo
                </Button>
              </span>
            ) : isIn(attendee) ? (
              <StatusBadge shape="half" tone="warn">
                Not synced yet
              </StatusBadge>
            ) : (
              <Button
                size="small"
                variant="secondary"
                aria-label={`Check in ${attendee.name}`}
                onClick={() => void checkIn(attendee.code)}
              >
                Check in
              </Button>
            )}
          </li>
        ))}
        {!list && offline === "connecting" && (
          <li className="py-4">
            <Skeleton className="h-40" />
          </li>
        )}
        {shown.length === 0 && (list || offline !== "connecting") && (
          <li className="py-4 text-muted">{emptyText(list !== null, attendees.length)}</li>
        )}
      </ol>
    </div>
  );
}

function emptyText(isKnown: boolean, count: number): string {
  if (!isKnown) return "The list is not on this device. Codes are stored and checked later.";
  return count === 0 ? "No attendees yet." : "No attendee found.";
}

/** Whether the page works without a connection, and whether it has one. */
function OfflineStatus({ state }: { state: OfflineState }) {
  if (state === "connecting") return null;
  if (state === "offline")
    return (
      <p role="status" className="grid gap-1">
        <StatusBadge shape="half" tone="warn">
          No connection
        </StatusBadge>
        <span className="text-muted text-small">
          Go on as usual: check-ins are stored on this device and sent when the connection is back.
        </span>
      </p>
    );
  return (
    <p role="status" className="text-muted text-small">
      {state === "ready"
        ? "This page is stored on this device and opens without a connection. The list of guests is erased when the event is over."
        : "Open this page in a browser that allows offline pages if the venue has no connection."}
    </p>
  );
}
