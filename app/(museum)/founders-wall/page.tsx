import type { Metadata } from "next";
import { OpensSoon } from "@/components/layout/opens-soon";

export const metadata: Metadata = {
  title: "Founders Wall",
  description: "The names of the collectors and patrons who hold the building up.",
};

export default function FoundersWallPage() {
  return (
    <OpensSoon
      room="Founders Wall"
      promise="The names of the collectors and patrons who hold the building up."
      picture={{ src: "/art/manifesto.svg", alt: "A brass hat stand with seven hats of office." }}
    >
      A name goes on the wall only when its owner has said so.
    </OpensSoon>
  );
}
