import { api } from "@/lib/api-client/client";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { resizePhoto } from "./resize-photo";

/** Uploads a photo, or removes it for null. */
export async function uploadPhoto(file: File | null) {
  if (!file) return api.delete(accountApiPaths.profilePhoto);
  const form = new FormData();
  form.set("file", await resizePhoto(file), file.name);
  return api.upload(accountApiPaths.profilePhoto, form);
}
