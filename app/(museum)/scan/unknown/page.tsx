import type { Metadata } from "next";
import { UnknownLabel } from "@/components/smart-labels/unknown-label";

export const metadata: Metadata = { title: "Label not found", robots: { index: false } };

/** The form redirects here for an unknown code. A route of its own, because Next renders 404 pages with JavaScript only. */
export default function UnknownLabelPage() {
  return <UnknownLabel />;
}
