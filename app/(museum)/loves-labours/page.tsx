import type { Metadata } from "next";
import { OpensSoon } from "@/components/layout/opens-soon";

export const metadata: Metadata = { title: "Love’s Labours", description: "Letters between people who waited." };

export default function LovesLaboursPage() {
  return (
    <OpensSoon
      room="Love’s Labours"
      promise="Letters between people who waited."
      picture={{ src: "/art/wide-love.svg", alt: "A brass needle mends a heart of red paper." }}
    >
      We are still collecting.
    </OpensSoon>
  );
}
