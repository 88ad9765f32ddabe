import { AdminsOnly } from "@/components/admin/ui/admins-only";

export default function Forbidden() {
  return <AdminsOnly />;
}
