import Link from "next/link";

const signClass = "block aspect-[209/48] bg-[image:var(--logo-board)] bg-[length:100%_100%]";

/** The destination board logo, used alone where there is no swap. */
export function LogoSign() {
  return <span role="img" aria-label="Living Archive" className={`w-[209px] ${signClass}`} />;
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
      <span className="block aspect-[156/48] home:animate-swap bg-[image:var(--logo-frame)] bg-[length:100%_100%]" />
      <span className={`opacity-0 home:animate-swap home:[animation-direction:reverse] ${signClass}`} />
    </Link>
  );
}
