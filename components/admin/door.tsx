"use client";

import { ScanLine } from "lucide-react";
import { type ComponentType, type FormEvent, useEffect, useRef, useState } from "react";
import type { CameraView } from "@/components/labels/camera-view";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Mark } from "@/components/ui/mark";
import { Message } from "@/components/ui/message";
import { lagosClock } from "@/components/ui/museum-time";
import type { DoorReply, GuestAtDoor } from "@/lib/community/event-contracts";
import { useDoor } from "./use-door";

type Camera = ComponentType<Parameters<typeof CameraView>[0]>;
const again = 3_000;

/** The door of an event, on a phone: a ticket is scanned or typed, or a name is looked up in the list. */
export function Door({ event, first }: { event: string; first: DoorReply }) {
  const { guests, queue, said, press, undo } = useDoor(event, first);
  const [typed, setTyped] = useState("");
  const [Camera, setCamera] = useState<Camera | null>(null);
  const [trouble, setTrouble] = useState("");
  const lastRead = useRef({ text: "", at: 0 });

  // A ticket that was read by the telephone's own camera arrives as the address of this page with its code.
  useEffect(() => setTyped(location.hash.slice(1)), []);

  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    if (!typed.trim()) return;
    press(typed);
    setTyped("");
  }
  async function open() {
    setTrouble("");
    try {
      const { CameraView } = await import("@/components/labels/camera-view");
      setCamera(() => CameraView);
    } catch {
      setTrouble("❌ The reader could not be fetched. Type the code instead.");
    }
  }
  function scan(text: string): boolean {
    // The same ticket stays before the camera for a while.
    const { at, text: before } = lastRead.current;
    if (text === before && Date.now() - at < again) return false;
    lastRead.current = { text, at: Date.now() };
    press(text);
    return false;
  }

  const isIn = (guest: GuestAtDoor) => guest.checkedInAt !== null || queue.some(({ code }) => code === guest.code);
  const wanted = typed.trim().toLowerCase();
  const shown = guests.filter(({ name, code }) => `${name} ${code}`.toLowerCase().includes(wanted));
  const count = guests.filter(isIn).length;
  return (
    <div className="grid items-start gap-gutter lg:grid-cols-2">
      <div className="grid gap-5">
        <p className="flex flex-wrap items-baseline gap-x-3" role="status">
          <span className="font-extrabold text-title leading-none">{count}</span> <span>of {guests.length} are in</span>
          {first.waiting > 0 && <span className="text-muted text-small">{first.waiting} wait for a seat</span>}
          {queue.length > 0 && <Mark shape="half" tone="warn">{`${queue.length} not sent yet`}</Mark>}
        </p>
        {Camera ? (
          <Camera
            ask="Hold the ticket inside the frame."
            said={said}
            onText={scan}
            onClose={(why) => {
              setCamera(null);
              setTrouble(why ? `⚠️ ${why}` : "");
            }}
          />
        ) : (
          <>
            <Message>{said || trouble}</Message>
            <Button size="large" onClick={() => void open()}>
              <ScanLine aria-hidden className="size-6" />
              Scan tickets
            </Button>
          </>
        )}
        <form onSubmit={submit} className="flex items-end gap-3">
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
          <Button type="submit" look="secondary" className="min-h-12">
            Check in
          </Button>
        </form>
      </div>
      <ol className="border-ink border-t-2" aria-label="Guests">
        {shown.map((guest) => (
          <li key={guest._id} className="flex items-center justify-between gap-4 border-line border-b py-2">
            <span className="grid min-w-0">
              <span className="wrap-anywhere font-semibold">{guest.name}</span>
              <span className="text-muted text-tiny">{guest.code}</span>
            </span>
            {guest.checkedInAt ? (
              <span className="flex shrink-0 items-center gap-2">
                <Mark shape="dot" tone="success">{`In at ${lagosClock(guest.checkedInAt)}`}</Mark>
                <Button
                  size="small"
                  look="quiet"
                  aria-label={`Undo the check-in of ${guest.name}`}
                  onClick={() => void undo(guest)}
                >
                  Undo
                </Button>
              </span>
            ) : isIn(guest) ? (
              <Mark shape="half" tone="warn">
                Not sent yet
              </Mark>
            ) : (
              <Button
                size="small"
                look="secondary"
                aria-label={`Check in ${guest.name}`}
                onClick={() => press(guest.code)}
              >
                Check in
              </Button>
            )}
          </li>
        ))}
        {shown.length === 0 && (
          <li className="py-4 text-muted">
            {guests.length === 0 ? "Nobody has a seat yet." : "Nobody by that name has a seat."}
          </li>
        )}
      </ol>
    </div>
  );
}
