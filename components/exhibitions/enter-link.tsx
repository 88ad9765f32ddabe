import type { ComponentProps, MouseEvent } from "react";

type EnterLinkProps = ComponentProps<"a"> & {
  /** A leader's slug, or any other word for the beginning. */
  target: string;
  onEnter: () => void;
};

/**
 * Enters the viewer's gallery. A link to a location hash, so that a press before hydration is not lost: the viewer reads the hash when it
 * starts (use-location-hash.ts), and until then the link is marked as busy (head-script.ts).
 */
export function EnterLink({ target, onEnter, children, ...rest }: EnterLinkProps) {
  const enter = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <a {...rest} href={`#${target}`} data-enter="" onClick={enter}>
      {children}
    </a>
  );
}
