import type { Metadata } from "next";
import { OpensSoon } from "@/components/layout/opens-soon";

export const metadata: Metadata = {
  title: "Join the Circle",
  description: "The museum's club: the exhibitions behind the front pages, the auction room and its collectors' perks.",
  robots: { index: false },
};

export default function SubscribePage() {
  return (
    <OpensSoon
      room="The Circle"
      promise="The museum's club: the exhibitions behind the front pages, the auction room and its collectors' perks."
      picture={{ src: "/art/wide-mic.svg", alt: "A crowd in caps listens to a golden microphone as tall as a house." }}
    >
      Plans are not sold yet, and nothing is charged. Your account will be able to join when they are.
    </OpensSoon>
  );
}
