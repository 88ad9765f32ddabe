import type { Metadata } from "next";
import { OpensSoon } from "@/components/layout/opens-soon";

export const metadata: Metadata = { title: "Guestbook", description: "What visitors had to say, in their own words." };

export default function GuestbookPage() {
  return (
    <OpensSoon
      room="Guestbook"
      promise="What visitors had to say, in their own words."
      picture={{ src: "/art/drop-letter.svg", alt: "A letter that unfolds page after page, sealed in red." }}
    >
      Kind or not, signed or not, but never bought.
    </OpensSoon>
  );
}
