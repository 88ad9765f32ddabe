import { Check, CircleAlert, Hourglass, TriangleAlert } from "lucide-react";

const tones = {
  "✅": { role: "status", look: "bg-success-ground text-success", Icon: Check },
  "❌": { role: "alert", look: "bg-danger-ground text-danger", Icon: CircleAlert },
  "⚠️": { role: "alert", look: "bg-raised text-warn", Icon: TriangleAlert },
  "⏳": { role: "status", look: "bg-raised text-ink", Icon: Hourglass },
} as const;

type MessageProps = { children: string | null | undefined | false; className?: string };

/**
 * What a form has to say. The sentence's first sign (✅ ❌ ⏳ ⚠️) decides colour, icon and urgency and is kept in the text;
 * a sentence without one is plain news. Nothing to say renders nothing.
 */
export function Message({ children, className = "" }: MessageProps) {
  if (!children) return null;
  const sign = (Object.keys(tones) as (keyof typeof tones)[]).find((each) => children.startsWith(each));
  const { role, look, Icon } = tones[sign ?? "⏳"];
  const text = sign ? children.slice(sign.length).trimStart() : children;
  return (
    <p role={role} className={`flex items-start gap-3 rounded-plate px-4 py-3 font-medium ${look} ${className}`}>
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
