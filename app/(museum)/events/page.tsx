import type { Metadata } from "next";
import { OpensSoon } from "@/components/layout/opens-soon";

export const metadata: Metadata = {
  title: "Events",
  description: "Evenings, talks and openings, in Lagos and on the wire.",
};

export default function EventsPage() {
  return (
    <OpensSoon
      room="Events"
      promise="Evenings, talks and openings, in Lagos and on the wire."
      picture={{
        src: "/images/products/golden-voice-1-960.jpg",
        alt: "A tall brass microphone with black bars on a red plinth in a dark room.",
      }}
    >
      No date is printed here until a room is booked.
    </OpensSoon>
  );
}
