import type { Metadata } from "next";
import { OpensSoon } from "@/components/layout/opens-soon";

export const metadata: Metadata = { title: "The Circle", description: "The membership club of the museum." };

export default function MembershipPage() {
  return (
    <OpensSoon
      room="The Circle"
      promise="The membership club of the museum."
      picture={{ src: "/images/products/obj-pendant-1-960.jpg", alt: "A brass medal struck with a yam and a hoe." }}
    >
      Members enter the exhibitions, keep their names on the wall, and bid.
    </OpensSoon>
  );
}
