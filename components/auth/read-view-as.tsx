"use client";

import { useCurrentUser } from "./use-current-user";
import { ViewAsBar } from "./view-as-bar";

/** The part of `ViewAsSlot` that is loaded for those who are signed in. */
export function ReadViewAs() {
  const as = useCurrentUser()?.viewAs;
  return as ? <ViewAsBar as={as} /> : null;
}
