import type { Metadata } from "next";
import { OpensSoon } from "@/components/layout/opens-soon";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
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
        src: leaderPictures("abubakar-tafawa-balewa").portrait.src,
        alt: "A golden microphone rises like a minaret against the night, where a face would be; far above it floats an embroidered cap.",
      }}
    >
      The hall is for members of the Circle. Its front page is open to all.
    </OpensSoon>
  );
}
