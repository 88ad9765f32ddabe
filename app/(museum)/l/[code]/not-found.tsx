import { UnknownLabel } from "@/components/smart-labels/unknown-label";

export default function LabelNotFound() {
  return <UnknownLabel />;
}
