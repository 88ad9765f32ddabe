import { LookClosely } from "../zoom/look-closely";

type LookCloselyHereProps = { artwork: string };

/** The way to a work's details, where it has been cut into tiles. */
export function LookCloselyHere({ artwork }: LookCloselyHereProps) {
  return <LookClosely artwork={artwork} />;
}
