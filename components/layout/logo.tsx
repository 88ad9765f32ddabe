import Link from "next/link";

/** The destination board of the house, used alone where there is no swap. */
export function LogoBoard({ className = "" }: { className?: string }) {
  return (
    <svg viewBox="0 0 209 48" width="209" height="48" className={className} role="img" aria-label="Living Archive">
      <use href="/logos.svg#board" />
    </svg>
  );
}

/** The two logos take turns every three seconds; whoever wants less motion sees the first alone. */
export function Logo() {
  return (
    <Link
      href="/"
      prefetch={false}
      aria-label="The Living Archive, home"
      className="grid w-28 shrink-0 items-center *:col-start-1 *:row-start-1 *:h-auto *:w-full min-[22.5rem]:w-36 sm:w-auto sm:*:h-11 sm:*:w-auto"
    >
      <svg viewBox="0 0 156 48" width="156" height="48" aria-hidden className="animate-swap">
        <use href="/logos.svg#frame" />
      </svg>
      <svg
        viewBox="0 0 209 48"
        width="209"
        height="48"
        aria-hidden
        className="animate-swap [animation-direction:reverse] motion-reduce:opacity-0"
      >
        <use href="/logos.svg#board" />
      </svg>
    </Link>
  );
}
