import type { Metadata } from "next";
import { OpensSoon } from "@/components/layout/opens-soon";

export const metadata: Metadata = { title: "Guestbook", description: "What visitors had to say, in their own words." };

export default function GuestbookPage() {
  return (
    <OpensSoon
      room="Guestbook"
      promise="What visitors had to say, in their own words."
      picture={{
        src: "/images/products/the-unending-letter-1-960.jpg",
        alt: "A sheet of close-printed paper folded like a concertina hangs down a red wall; a red seal is near its top.",
      }}
    >
      Kind or not, signed or not, but never bought.
    </OpensSoon>
  );
}
