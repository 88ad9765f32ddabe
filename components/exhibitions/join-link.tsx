"use client";

import Link from "next/link";
import { useViewer } from "@/components/accounts/use-viewer";
import { mayEnter } from "@/lib/exhibitions/rules";
import { paths } from "@/lib/platform/paths";

/** The way into the Circle: for a visitor an account comes first, a Basic Member needs a plan, and a member needs neither. */
export function JoinLink({ className }: { className?: string }) {
  const user = useViewer()?.user ?? null;
  if (mayEnter({ requiresVIP: true }, user)) return null;
  return (
    <Link
      href={user ? paths.subscribe : paths.register({ redirectTo: paths.subscribe })}
      prefetch={false}
      className={className}
    >
      Join to Unlock
    </Link>
  );
}
