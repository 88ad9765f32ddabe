import { LoaderCircle } from "lucide-react";
import Link from "next/link";
import type { ComponentProps, ReactNode } from "react";
import { type ButtonVariantProps, buttonVariants } from "./button-variants";

type ButtonProps = ComponentProps<"button"> &
  ButtonVariantProps & {
    /** The label while the action is pending; the button cannot be pressed meanwhile. */
    loading?: string | false | undefined;
    /** Disabled. State the reason in a sentence beside it, referenced by aria-describedby. */
    disabled?: boolean;
  };

/**
 * A button. While loading or disabled it keeps its place and focus but loses its handler and does not submit; a form
 * must still ignore a second submission by the Enter key.
 */
export function Button({
  loading,
  disabled,
  variant,
  size,
  wide,
  className,
  type,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const still = Boolean(loading) || disabled === true;
  return (
    <button
      {...rest}
      type={still ? "button" : (type ?? "button")}
      onClick={still ? undefined : onClick}
      aria-disabled={still || undefined}
      aria-busy={loading ? true : undefined}
      className={buttonVariants({ variant: still ? "disabled" : variant, size, wide, className })}
    >
      {loading ? (
        <>
          <LoaderCircle aria-hidden className="size-5 shrink-0 animate-spin" />
          <span role="status">{loading}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}

type ButtonLinkProps = ButtonVariantProps & { href: string; children: ReactNode; className?: string } & Omit<
    ComponentProps<"a">,
    "href"
  >;

/** A link styled as a button. It is not prefetched. */
export function ButtonLink({ href, variant, size, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} href={href} prefetch={false} className={buttonVariants({ variant, size, wide, className })}>
      {children}
    </Link>
  );
}

type IconButtonProps = ComponentProps<"button"> & { label: string };

/** A round button with one icon; `label` is its accessible name. */
export function IconButton({ label, className = "", children, ...rest }: IconButtonProps) {
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
