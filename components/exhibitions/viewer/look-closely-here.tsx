"use client";

type LookCloselyHereProps = { artwork: string };

/** The way to a work's details, where it has been cut into tiles. */
export function LookCloselyHere(_: LookCloselyHereProps) {
  return null;
}
