"use client";

import Link from "next/link";
import { WithCurrentUser } from "@/components/auth/with-current-user";
import type { CurrentUser } from "@/lib/auth/contracts";
import { paths } from "@/lib/core/urls/paths";

const linkClass = "link inline-flex min-h-tap items-center";

/** A greeting with links to the account, or to login and registration. */
export function Welcome() {
  return <WithCurrentUser>{(user) => <Greeting user={user} />}</WithCurrentUser>;
}

function Greeting({ user }: { user: CurrentUser["user"] }) {
  return (
    <div className="grid gap-4">
      <p className="max-w-[34ch] font-normal font-read text-lede">
        {user
          ? `Welcome back, ${user.firstName}. The lamps are on.`
          : "Welcome. The fronts are open to everyone; the rooms behind them are kept by their members."}
      </p>
      <p className="flex flex-wrap gap-x-6">
        {user ? (
          <Link href={paths.account} prefetch={false} className={linkClass}>
            Your account
          </Link>
        ) : (
          <>
            <Link href={paths.login({ redirectTo: paths.exhibitions })} prefetch={false} className={linkClass}>
              Login
            </Link>
            <Link href={paths.register({ redirectTo: paths.exhibitions })} prefetch={false} className={linkClass}>
              Register
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
