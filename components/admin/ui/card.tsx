import { type ReactNode, useId } from "react";
import { cardClass } from "./form-section";

type CardProps = {
  title: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A titled card of a page that shows one thing. */
export function Card({ title, actions, className = "", children }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={`${cardClass} content-start ${className}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="font-bold text-base">
          {title}
        </h2>
        {actions}
      </div>
      {children}
    </section>
  );
}

/** A part of a card with its own small heading, below a line. */
export function CardPart({ title, actions, children }: Omit<CardProps, "className">) {
  return (
    <div className="grid gap-2 border-line border-t pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="font-semibold text-small">{title}</h3>
        {actions}
      </div>
      {children}
    </div>
  );
}
