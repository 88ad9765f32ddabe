import { redirect } from "next/navigation";
import { paths } from "@/lib/core/urls/paths";
import { requireCurrentUser } from "@/lib/http/current-user";

/** Redirects a verified user: members to their portal, admins to the admin pages. */
export default async function DashboardPage() {
  const { role, mfaRequired } = await requireCurrentUser(paths.dashboard);
  if (mfaRequired) redirect(paths.security());
  redirect(role === "Admin" ? paths.admin : paths.account);
}
