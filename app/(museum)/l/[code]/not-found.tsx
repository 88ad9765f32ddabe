import { UnknownLabel } from "@/components/labels/unknown-label";

export default function LabelNotFound() {
  return <UnknownLabel />;
}
