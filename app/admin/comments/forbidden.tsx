import { AdminsOnly } from "@/components/admin/ui/admins-only";

export default function Forbidden() {
  return <AdminsOnly title="Access Denied">Only administrators can moderate comments.</AdminsOnly>;
}
