"use client";

import { ScanLine } from "lucide-react";
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from "react";
import type { CameraView } from "@/components/smart-labels/camera-view";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { formatLagosTime } from "@/components/ui/lagos-time";
import { failure, type Message, warning } from "@/components/ui/message";
import { StatusBadge } from "@/components/ui/status-badge";
import type { CheckInGuest, CheckInListReply } from "@/lib/events/contracts";
import { useCheckIn } from "./use-check-in";

type Camera = ComponentType<Parameters<typeof CameraView>[0]>;
const rescanDelay = 3_000;

/** Check-in at an event, on a phone: scan a ticket, type its code, or find a name in the list. */
export function CheckIn({ event, initial }: { event: string; initial: CheckInListReply }) {
  const { guests: attendees, queue, message, checkIn, undo } = useCheckIn(event, initial);
  const [typed, setTyped] = useState("");
  const [Camera, setCamera] = useState<Camera | null>(null);
  const [error, setError] = useState<Message | null>(null);
  const lastRead = useRef({ text: "", at: 0 });

  // A ticket scanned with the phone's own camera app opens this page with the code in the hash.
  useEffect(() => setTyped(location.hash.slice(1)), []);

  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    if (!typed.trim()) return;
    checkIn(typed);
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
    checkIn(text);
    return false;
  }

  const isIn = (attendee: CheckInGuest) =>
    attendee.checkedInAt !== null || queue.some(({ code }) => code === attendee.code);
  const search = typed.trim().toLowerCase();
  const shown = attendees.filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(search));
  const count = attendees.filter(isIn).length;
  return (
    <div className="grid items-start gap-gutter lg:grid-cols-2">
      <div className="grid gap-5">
        <p className="flex flex-wrap items-baseline gap-x-3" role="status">
          <span className="font-extrabold font-sans text-title leading-none">{count}</span>{" "}
          <span>of {attendees.length} checked in</span>
          {initial.waiting > 0 && <span className="text-muted text-small">{initial.waiting} on the waiting list</span>}
          {queue.length > 0 && <StatusBadge shape="half" tone="warn">{`${queue.length} not synced yet`}</StatusBadge>}
        </p>
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
          <Button type="submit" variant="secondary" className="min-h-12">
            Check in
          </Button>
        </Form>
      </div>
      <ol className="border-ink border-t-2" aria-label="Attendees">
        {shown.map((attendee) => (
          <li key={attendee._id} className="flex items-center justify-between gap-4 border-line border-b py-2">
            <span className="grid min-w-0">
              <span className="wrap-anywhere font-semibold">{attendee.name}</span>
              <span className="text-muted text-tiny">{attendee.code}</span>
            </span>
            {attendee.checkedInAt ? (
              <span className="flex shrink-0 items-center gap-2">
                <StatusBadge
                  shape="dot"
                  tone="success"
                >{`Checked in at ${formatLagosTime(attendee.checkedInAt)}`}</StatusBadge>
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
                onClick={() => checkIn(attendee.code)}
              >
                Check in
              </Button>
            )}
          </li>
        ))}
        {shown.length === 0 && (
          <li className="py-4 text-muted">{attendees.length === 0 ? "No attendees yet." : "No attendee found."}</li>
        )}
      </ol>
    </div>
  );
}
