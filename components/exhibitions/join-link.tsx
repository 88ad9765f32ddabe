"use client";

import Link from "next/link";
import { WithCurrentUser } from "@/components/auth/with-current-user";
import { paths } from "@/lib/core/urls/paths";
import { canAccess } from "@/lib/exhibitions/rules";

/** Links visitors to registration and Basic Members to the plans; nothing for VIPs and admins. */
export function JoinLink({ className }: { className?: string }) {
  return (
    <WithCurrentUser>
      {(user) =>
        !canAccess({ requiresVIP: true }, user) && (
          <Link
            href={user ? paths.subscribe : paths.register({ redirectTo: paths.subscribe })}
            prefetch={false}
            className={className}
          >
            Join to Unlock
          </Link>
        )
      }
    </WithCurrentUser>
  );
}
