import type { Metadata } from "next";
import { OpensSoon } from "@/components/layout/opens-soon";
import { requireVip } from "@/lib/http/viewer";
import { paths } from "@/lib/platform/paths";

export const metadata: Metadata = {
  title: "Heads of State",
  description: "A Timeline of Power and Parody.",
  robots: { index: false },
};

export default async function HeadsOfStateHallPage() {
  await requireVip(paths.headsOfState);
  return (
    <OpensSoon
      room="Heads of State"
      promise="A Timeline of Power and Parody."
      picture={{
        src: "/art/leader-03.svg",
        alt: "A portrait in a white agbada and a woven cap; a golden microphone stands where the face would be.",
      }}
    >
      The hall is for members of the Circle. Its front page is open to all.
    </OpensSoon>
  );
}
