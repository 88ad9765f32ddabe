import { NothingHere } from "@/components/layout/nothing-here";

export default function NotFound() {
  return <NothingHere />;
}
