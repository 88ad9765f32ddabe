import type { Metadata } from "next";
import { homePictures } from "@/components/home/pictures";
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
      picture={homePictures.manifesto}
    >
      A name goes on the wall only when its owner has said so.
    </OpensSoon>
  );
}
