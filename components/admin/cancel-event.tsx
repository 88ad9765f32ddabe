"use client";

import { deskCalls } from "@/lib/platform/desk-calls";
import { AskWhy } from "./ask-why";

const people = (count: number) => (count === 1 ? "1 person" : `${count} people`);

/** Calls an event off, by name and with a reason: it cannot be undone, and everybody who meant to come is told. */
export function CancelEvent({ id, title, guests }: { id: string; title: string; guests: number }) {
  const letter =
    guests > 0
      ? `A letter goes to ${people(guests)} who meant to come.`
      : "Nobody has a seat, so nobody is written to.";
  return (
    <AskWhy
      path={deskCalls.cancelEvent(id)}
      label="Cancel"
      what={title}
      yes="Cancel the event"
      busy="Cancelling…"
      question={`${letter} The public pages say that it is cancelled. This cannot be undone.`}
      reasonLabel="Why, in a sentence for everybody to read"
      look="danger"
      done={({ told = 0 }) => `${title} is cancelled; ${people(told)} told`}
      failed="Failed to cancel"
    />
  );
}
