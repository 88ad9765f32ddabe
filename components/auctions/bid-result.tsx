import { Check } from "lucide-react";
import { FormMessage } from "@/components/ui/alert";
import type { Message } from "@/components/ui/message";

/** The message of the bid form. A receipt is quieter than the banner that says who leads. */
export function BidResult({ message }: { message: Message | null }) {
  if (message?.tone !== "success") return <FormMessage message={message} />;
  return (
    <p role="status" className="flex items-start gap-3 rounded-control bg-raised px-4 py-2 text-muted text-small">
      <Check aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="sr-only">✅ </span>
      <span>{message.text}</span>
    </p>
  );
}
