import { Check, CircleAlert, Hourglass, TriangleAlert } from "lucide-react";

const alertStyles = {
  "✅": { role: "status", look: "bg-success-ground text-success", Icon: Check },
  "❌": { role: "alert", look: "bg-danger-ground text-danger", Icon: CircleAlert },
  "⚠️": { role: "alert", look: "bg-raised text-warn", Icon: TriangleAlert },
  "⏳": { role: "status", look: "bg-raised text-ink", Icon: Hourglass },
} as const;

type AlertProps = { children: string | null | undefined | false; className?: string };

/**
 * A form message. The first sign of the text (✅ ❌ ⏳ ⚠️) selects colour, icon and urgency, and stays in the text.
 * Renders nothing without text.
 */
export function Alert({ children, className = "" }: AlertProps) {
  if (!children) return null;
  const sign = (Object.keys(alertStyles) as (keyof typeof alertStyles)[]).find((each) => children.startsWith(each));
  const { role, look: style, Icon } = alertStyles[sign ?? "⏳"];
  const text = sign ? children.slice(sign.length).trimStart() : children;
  return (
    <p role={role} className={`flex items-start gap-3 rounded-control px-4 py-3 font-medium ${style} ${className}`}>
      {sign && (
        <>
          <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span className="sr-only">{sign} </span>
        </>
      )}
      <span>{text}</span>
    </p>
  );
}
