import type { Metadata } from "next";
import { UnknownLabel } from "@/components/labels/unknown-label";

export const metadata: Metadata = { title: "No such label", robots: { index: false } };

/** Where the form leads with a wrong code. Next sends the page of a 404 as a script, and the form works without one. */
export default function UnknownLabelPage() {
  return <UnknownLabel />;
}
