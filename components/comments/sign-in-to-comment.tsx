"use client";

import { useEffect, useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/core/urls/paths";

/** Links to the login page, which returns to the current URL. `returnTo` is used until the script has run. */
export function SignInToComment({ returnTo }: { returnTo: string }) {
  const [redirectTo, setRedirectTo] = useState(returnTo);
  useEffect(() => {
    const update = () => {
      const { pathname, search, hash } = window.location;
      setRedirectTo(`${pathname}${search}${hash || new URL(returnTo, window.location.origin).hash}`);
    };
    update();
    window.addEventListener("hashchange", update);
    return () => window.removeEventListener("hashchange", update);
  }, [returnTo]);
  return (
    <ButtonLink href={paths.login({ redirectTo })} className="justify-self-start">
      Sign In to Comment
    </ButtonLink>
  );
}
