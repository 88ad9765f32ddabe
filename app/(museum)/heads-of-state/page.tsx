import type { Metadata } from "next";
import { OpensSoon } from "@/components/layout/opens-soon";

export const metadata: Metadata = {
  title: "Heads of State",
  description: "A Timeline of Power and Parody: eighteen leaders, 1960 to now.",
};

export default function HeadsOfStatePage() {
  return (
    <OpensSoon
      room="Heads of State"
      promise="A Timeline of Power and Parody: eighteen leaders, 1960 to now."
      picture={{
        src: "/art/leader-04.svg",
        alt: "A portrait in uniform; a stuffed crocodile on a swagger stick where the face would be.",
      }}
    >
      Satire on one paper, the record on another, and a source on every line of the record.
    </OpensSoon>
  );
}
