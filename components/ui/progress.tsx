type ProgressProps = {
  /** The label: "Password strength". */
  label: string;
  /** 0 to 100. */
  value: number;
  /** The value as text: "Weak", "Good", "Strong". */
  valueText: string;
};

const barColour = (value: number) => (value > 66 ? "bg-success" : value > 33 ? "bg-warn" : "bg-danger");

/** A progress bar in three steps, with the value as text. */
export function Progress({ label, value, valueText }: ProgressProps) {
  return (
    <div className="flex items-center gap-3">
      <meter className="sr-only" aria-label={label} min={0} max={100} value={value} aria-valuetext={valueText} />
      <div aria-hidden className="grid flex-1 grid-cols-3 gap-1">
        {[0, 33, 66].map((from) => (
          <span key={from} className={`h-1.5 ${value > from ? barColour(value) : "bg-line"}`} />
        ))}
      </div>
      <span aria-live="polite" className="min-w-16 text-end text-tiny font-semibold">
        {valueText}
      </span>
    </div>
  );
}
