import { redirect } from "next/navigation";
import { requireViewer } from "@/lib/http/viewer";
import { paths } from "@/lib/platform/paths";

/** Where a verified person lands: members in their portal, admins at their desk. */
export default async function DashboardPage() {
  const { role, mustEnrol } = await requireViewer(paths.dashboard);
  if (mustEnrol) redirect(paths.security());
  redirect(role === "Admin" ? paths.admin : paths.account);
}
