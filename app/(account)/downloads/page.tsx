import type { Metadata } from "next";
import { OpensSoon } from "@/components/layout/opens-soon";

export const metadata: Metadata = {
  title: "Digital Collectibles",
  description: "Prints, wallpapers and papers for members of the Circle.",
  robots: { index: false },
};

export default function DownloadsPage() {
  return (
    <OpensSoon
      room="Digital Collectibles"
      promise="Prints, wallpapers and papers for members of the Circle."
      picture={{
        src: "/art/drop-letter.svg",
        alt: "A long letter unfolds itself, line after line, past its red seal.",
      }}
    />
  );
}
