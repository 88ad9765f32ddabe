import { redirect } from "next/navigation";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";

/** Uploads are a part of the media library. */
export default async function UploadPage(): Promise<never> {
  await requireAdmin(adminPaths.section("upload"), "exhibitions");
  redirect(adminPaths.section("media"));
}
