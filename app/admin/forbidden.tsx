import { AdminsOnly } from "@/components/admin/ui/admins-only";
import { StopViewing } from "@/components/auth/stop-viewing";
import { viewAsLabels } from "@/lib/auth/view-as/rules";
import { paths } from "@/lib/core/urls/paths";
import { getCurrentUser, getViewAs } from "@/lib/http/current-user";

export default async function Forbidden() {
  const viewAs = await getViewAs();
  if (viewAs)
    return (
      <AdminsOnly title="You are viewing the site" action={<StopViewing returnTo={paths.admin} />}>
        {`You see it as ${viewAsLabels[viewAs]} until you stop. The admin pages open after that.`}
      </AdminsOnly>
    );
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
