import type { Metadata } from "next";
import { OpensSoon } from "@/components/layout/opens-soon";

export const metadata: Metadata = {
  title: "Exhibitions",
  description: "Three exhibitions of power and parody, with the record hung beside every joke.",
};

export default function ExhibitionsPage() {
  return (
    <OpensSoon
      room="Exhibitions"
      promise="Three exhibitions of power and parody, with the record hung beside every joke."
      picture={{ src: "/art/wide-mic.svg", alt: "A crowd in caps listens to a golden microphone as tall as a house." }}
    >
      Heads of State hangs first: eighteen leaders since 1960, each with the object of the era where the face would be.
    </OpensSoon>
  );
}
