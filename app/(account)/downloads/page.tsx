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
        src: "/images/products/the-unending-letter-1-960.jpg",
        alt: "A long letter unfolds itself, fold after fold, past its red seal and over the edge of a plinth.",
      }}
    />
  );
}
