import { notFound } from "next/navigation";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";

/** Unknown URLs below /account: the site-wide 404 page is prerendered, and its scripts would lack the nonce of these pages. */
export default async function UnknownAccountPage() {
  await requireCurrentUser(paths.account);
  notFound();
}
