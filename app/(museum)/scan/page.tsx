import type { Metadata } from "next";
import { OpensSoon } from "@/components/layout/opens-soon";

export const metadata: Metadata = {
  title: "Scan a label",
  description: "Hold a phone to a smart label and the object tells you what the wall could not.",
};

export default function ScanPage() {
  return (
    <OpensSoon
      room="Scan a label"
      promise="Hold a phone to a smart label and the object tells you what the wall could not."
      picture={{
        src: "/images/products/heads-of-state-vase-1-960.jpg",
        alt: "A stoneware vase with a frieze of eight hats, on a white plinth.",
      }}
    >
      Some pieces of the shop carry such a label.
    </OpensSoon>
  );
}
