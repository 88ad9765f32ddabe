"use client";

import Link from "next/link";
import { useCurrentUser } from "@/components/auth/use-current-user";
import { paths } from "@/lib/core/urls/paths";
import { canAccess } from "@/lib/exhibitions/rules";

/** Links visitors to registration and Basic Members to the plans; nothing for VIPs and admins. */
export function JoinLink({ className }: { className?: string }) {
  const user = useCurrentUser()?.user ?? null;
  if (canAccess({ requiresVIP: true }, user)) return null;
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
