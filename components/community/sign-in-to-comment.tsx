"use client";

import { useEffect, useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/platform/paths";

/** The way to the door for a visitor, and back to the very place on the page: `from` is where that is until the script knows. */
export function SignInToComment({ from }: { from: string }) {
  const [here, setHere] = useState(from);
  useEffect(() => {
    const look = () => {
      const { pathname, search, hash } = window.location;
      setHere(`${pathname}${search}${hash || new URL(from, window.location.origin).hash}`);
    };
    look();
    window.addEventListener("hashchange", look);
    return () => window.removeEventListener("hashchange", look);
  }, [from]);
  return (
    <ButtonLink href={paths.login({ redirectTo: here })} className="justify-self-start">
      Sign In to Comment
    </ButtonLink>
  );
}
