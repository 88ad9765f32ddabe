import { redirect } from "next/navigation";
import { requireViewer } from "@/lib/http/viewer";
import { paths } from "@/lib/platform/paths";

/** Where a verified person lands: members in their portal, admins at their desk. */
export default async function DashboardPage() {
  const { role } = await requireViewer(paths.dashboard);
  redirect(role === "Admin" ? paths.admin : paths.account);
}
