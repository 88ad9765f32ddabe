import Link from "next/link";
import { paths } from "@/lib/platform/paths";

/** The visitor's place in the header: a way in. */
export function ViewerMenu() {
  return (
    <Link
      href={paths.login()}
      prefetch={false}
      className="inline-flex min-h-tap items-center px-3 font-bold text-small whitespace-nowrap"
    >
      Sign in
    </Link>
  );
}
