import { AdminsOnly } from "@/components/admin/ui/admins-only";
import { paths } from "@/lib/core/urls/paths";
import { getCurrentUser } from "@/lib/http/current-user";

export default async function Forbidden() {
  const user = await getCurrentUser();
  if (user?.role !== "Admin") return <AdminsOnly />;
  return (
    <AdminsOnly title="Not part of your role" back={{ href: paths.admin, label: "Back to the overview" }}>
      {user.staffRole
        ? `Your role, ${user.staffRole}, does not include this page. An owner can change it.`
        : "You have no role yet. An owner can give you one."}
    </AdminsOnly>
  );
}
