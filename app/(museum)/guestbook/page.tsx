import { RoomToCome } from "@/components/museum/room-to-come";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import { paths } from "@/lib/platform/paths";
import { publicPage } from "@/lib/platform/public-page";

const promise = "What visitors had to say, in their own words. Kind or not, but never bought.";

export const metadata = publicPage({ title: "Guestbook", description: promise, path: paths.guestbook });

const lines = [
  ["A wall of notes", "Five hundred characters each, under the name that you chose. Nothing else of you is shown."],
  [
    "Read before it hangs",
    "A first note, or one with a link, is read by a person before it is hung. Later ones hang at once.",
  ],
  ["Yours to take down", "For fifteen minutes you may mend your note or take it back. After that, ask us."],
  ["What comes down", "Abuse, threats, and other people’s telephone numbers. Disagreement stays up."],
] as const;

const work = leaders.find(({ slug }) => slug === "olusegun-obasanjo-1999");

export default function GuestbookPage() {
  return (
    <RoomToCome
      room="Guestbook"
      promise={promise}
      plate={{
        picture: { ...leaderPictures(work?.slug ?? "").wide, alt: work?.alt ?? "" },
        label: {
          title: work?.label.title ?? "",
          year: work && `${work.name}, ${work.term}`,
          accession: work?.label.accession,
        },
        children: "Please be shorter.",
      }}
      lines={lines}
      meanwhile={{ name: "Write to the museum instead", href: paths.contact }}
    />
  );
}
