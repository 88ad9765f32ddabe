import Link from "next/link";

const frameClass = "block aspect-[156/48] bg-[image:var(--logo-frame)] bg-[length:100%_100%]";

/** The framed logo, used alone where there is no swap; the letters of the destination board close up at this size. */
export function LogoFrame() {
  return <span role="img" aria-label="Living Archive" className={`w-[156px] ${frameClass}`} />;
}

/** The framed logo as the link home, in a bar that has no room for the swap. */
export function HomeLink() {
  return (
    <Link
      href="/"
      prefetch={false}
      aria-label="The Living Archive, home"
      className="grid w-24 shrink-0 min-[24rem]:w-28 xs:w-36"
    >
      <span className={`w-full ${frameClass}`} />
    </Link>
  );
}

/** On the home page the two logos alternate every three seconds; elsewhere, and with reduced motion, only the first is shown. */
export function Logo() {
  return (
    <Link
      href="/"
      prefetch={false}
      aria-label="The Living Archive, home"
      className="grid w-28 shrink-0 items-center *:col-start-1 *:row-start-1 *:w-full min-[22.5rem]:w-36 sm:w-auto sm:*:h-11 sm:*:w-auto"
    >
      <span className={`home:animate-swap ${frameClass}`} />
      <span className="block aspect-[209/48] home:animate-swap bg-[image:var(--logo-board)] bg-[length:100%_100%] opacity-0 home:[animation-direction:reverse]" />
    </Link>
  );
}
