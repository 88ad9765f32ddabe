import { Check, CircleAlert, Hourglass, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Message, Tone } from "./message";

const tones = {
  success: { role: "status", sign: "✅", look: "bg-success-ground text-success", Icon: Check },
  error: { role: "alert", sign: "❌", look: "bg-danger-ground text-danger", Icon: CircleAlert },
  warning: { role: "alert", sign: "⚠️", look: "bg-raised text-warn", Icon: TriangleAlert },
  pending: { role: "status", sign: "⏳", look: "bg-raised text-ink", Icon: Hourglass },
} as const satisfies Record<Tone, unknown>;

type AlertProps = { tone: Tone; children: ReactNode; className?: string };

/**
 * A message in a box. The tone decides colour, icon and urgency; its sign precedes the text for screen readers, as the
 * specification wants. Renders nothing without text.
 */
export function Alert({ tone, children, className = "" }: AlertProps) {
  if (!children) return null;
  const { role, sign, look, Icon } = tones[tone];
  return (
    <p role={role} className={`flex items-start gap-3 rounded-control px-4 py-3 font-medium ${look} ${className}`}>
      <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span className="sr-only">{sign} </span>
      <span>{children}</span>
    </p>
  );
}

/** The message of a form; nothing for null. */
export function FormMessage({ message, className }: { message: Message | null; className?: string }) {
  return (
    message && (
      <Alert tone={message.tone} {...(className && { className })}>
        {message.text}
      </Alert>
    )
  );
}
