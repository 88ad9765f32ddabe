import type { Metadata } from "next";
import { OpensSoon } from "@/components/layout/opens-soon";

export const metadata: Metadata = { title: "Afro Alchemy", description: "Metals, cloth and what was made of them." };

export default function AfroAlchemyPage() {
  return (
    <OpensSoon
      room="Afro Alchemy"
      promise="Metals, cloth and what was made of them."
      picture={{ src: "/art/wide-alchemy.svg", alt: "Discs of copper and gold rise from a mortar." }}
    >
      Opens when the casting is done.
    </OpensSoon>
  );
}
