import { redirect } from "next/navigation";
import { adminPaths } from "@/lib/core/urls/admin-paths";

/** Uploads are part of the media library, which checks access. */
export default function UploadPage(): never {
  redirect(adminPaths.section("media"));
}
