import { type ComponentProps, type ReactNode, useId } from "react";

type ToggleProps = Omit<ComponentProps<"input">, "type" | "children"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
};

/** A checkbox with its label. */
export function Checkbox({ label, hint, error, className = "", ...input }: ToggleProps) {
  const below = useId();
  return (
    <div className={`grid gap-1 ${className}`}>
      <label className="flex min-h-tap cursor-pointer items-center gap-3 font-medium">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={hint || error ? below : undefined}
          className="size-5.5 shrink-0 cursor-pointer accent-accent"
        />
        <span>{label}</span>
      </label>
      {(error ?? hint) && (
        <p id={below} className={`text-tiny font-medium ${error ? "text-danger" : "text-muted"}`}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}

/** The track and the thumb of a switch that is off. */
export const switchTrack =
  "relative h-7 w-13 shrink-0 rounded-full bg-raised shadow-[inset_0_0_0_2px_var(--line-strong)] before:absolute before:start-1 before:top-1 " +
  "before:size-5 before:rounded-full before:bg-line-strong before:transition-[translate] before:duration-quick forced-colors:before:bg-[ButtonText]!";

/** A setting with immediate effect: a checkbox styled and announced as a switch. */
export function Switch({ label, hint, error, className = "", ...input }: ToggleProps) {
  const below = useId();
  return (
    <label className={`flex min-h-tap cursor-pointer items-center justify-between gap-4 ${className}`}>
      <span className="grid">
        <span className="font-medium">{label}</span>
        {(error ?? hint) && (
          <span id={below} className={`text-small ${error ? "text-danger" : "text-muted"}`}>
            {error ?? hint}
          </span>
        )}
      </span>
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its checked state.
        role="switch"
        aria-describedby={hint || error ? below : undefined}
        className={`${switchTrack} cursor-pointer appearance-none checked:bg-accent checked:shadow-[inset_0_0_0_1px_var(--accent-edge)] checked:before:translate-x-6 checked:before:bg-on-accent`}
      />
    </label>
  );
}
