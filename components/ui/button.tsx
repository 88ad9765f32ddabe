import { LoaderCircle } from "lucide-react";
import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { type PlateLook, plate } from "./plate";

type ButtonProps = ComponentProps<"button"> &
  PlateLook & {
    /** What the button says while its work is under way; while set, it cannot be pressed again. */
    busy?: string | false | undefined;
    /** It cannot be used now. Say why in a sentence beside it and name that sentence with aria-describedby. */
    blocked?: boolean;
  };

/**
 * A button in the shape of a plate. Busy or blocked, it keeps its place and its focus but loses its handler and its power to
 * submit; a form must still ignore a second submission from the Enter key.
 */
export function Button({ busy, blocked, look, size, wide, className, type, onClick, children, ...rest }: ButtonProps) {
  const still = Boolean(busy) || blocked === true;
  return (
    <button
      {...rest}
      type={still ? "button" : (type ?? "button")}
      onClick={still ? undefined : onClick}
      aria-disabled={still || undefined}
      aria-busy={busy ? true : undefined}
      className={plate({ look: still ? "blocked" : look, size, wide, className })}
    >
      {busy ? (
        <>
          <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin" />
          <span role="status">{busy}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}

type ButtonLinkProps = PlateLook & { href: string; children: ReactNode; className?: string } & Omit<
    ComponentProps<"a">,
    "href"
  >;

/** A link that looks like a plate. Links of the house are followed when pressed, never fetched when merely seen. */
export function ButtonLink({ href, look, size, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} href={href} prefetch={false} className={plate({ look, size, wide, className })}>
      {children}
    </Link>
  );
}

type RoundButtonProps = ComponentProps<"button"> & { label: string };

/** A round button that carries one icon; `label` is its name for those who do not see it. */
export function RoundButton({ label, className = "", children, ...rest }: RoundButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={`inline-grid size-tap shrink-0 place-items-center rounded-full hover:bg-raised aria-disabled:cursor-not-allowed aria-disabled:text-line-strong ${className}`}
    >
      {children}
    </button>
  );
}
