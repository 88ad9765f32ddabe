import { notFound } from "next/navigation";
import { permissions } from "@/lib/auth/staff-roles";
import { paths } from "@/lib/core/urls/paths";
import { requireAdmin } from "@/lib/http/current-user";

/** Unknown URLs below /admin: the site-wide 404 page is prerendered, and its scripts would lack the nonce of these pages. */
export default async function UnknownAdminPage() {
  await requireAdmin(paths.admin, permissions);
  notFound();
}
