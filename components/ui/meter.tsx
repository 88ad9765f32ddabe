type MeterProps = {
  /** What is measured: "Password strength". */
  label: string;
  /** 0 to 100. */
  value: number;
  /** The value in a word: "Weak", "Good", "Strong". */
  word: string;
};

const colour = (value: number) => (value > 66 ? "bg-success" : value > 33 ? "bg-warn" : "bg-danger");

/** Strength as three thirds and a word. */
export function Meter({ label, value, word }: MeterProps) {
  return (
    <div className="flex items-center gap-3">
      <meter className="sr-only" aria-label={label} min={0} max={100} value={value} aria-valuetext={word} />
      <div aria-hidden className="grid flex-1 grid-cols-3 gap-1">
        {[0, 33, 66].map((from) => (
          <span key={from} className={`h-1.5 ${value > from ? colour(value) : "bg-line"}`} />
        ))}
      </div>
      <span aria-live="polite" className="min-w-16 text-end text-tiny font-semibold">
        {word}
      </span>
    </div>
  );
}
