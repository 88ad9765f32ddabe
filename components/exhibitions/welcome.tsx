"use client";

import Link from "next/link";
import { useViewer } from "@/components/accounts/use-viewer";
import { paths } from "@/lib/platform/paths";

const way = "link inline-flex min-h-tap items-center";

/** Who is welcomed, and the ways that are of use to them: an account there is, or one to be made. */
export function Welcome() {
  const user = useViewer()?.user ?? null;
  return (
    <div className="grid gap-4">
      <p className="max-w-[34ch] font-normal font-read text-lede">
        {user
          ? `Welcome back, ${user.firstName}. The lamps are on.`
          : "Welcome. The fronts are open to everyone; the rooms behind them are kept by their members."}
      </p>
      <p className="flex flex-wrap gap-x-6">
        {user ? (
          <Link href={paths.account} prefetch={false} className={way}>
            Your account
          </Link>
        ) : (
          <>
            <Link href={paths.login({ redirectTo: paths.exhibitions })} prefetch={false} className={way}>
              Login
            </Link>
            <Link href={paths.register({ redirectTo: paths.exhibitions })} prefetch={false} className={way}>
              Register
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
