import { errorMessage } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { resizePhoto } from "./resize-photo";

type UploadResult = { photoUrl: string | null } | { error: string };
const errorMessages = { offline: "Network error", otherwise: "The photo could not be saved. Please try again." };

/** Uploads or removes a photo. Returns its new URL, or the error message. */
export async function uploadPhoto(file: File | null): Promise<UploadResult> {
  const body = new FormData();
  if (file) body.set("file", await resizePhoto(file), file.name);
  const request = file ? { method: "POST", body } : { method: "DELETE" };
  try {
    const response = await fetch(apiPaths.profilePhoto, { ...request, headers: { accept: "application/json" } });
    const reply = await response.json().catch(() => null);
    if (response.ok && reply?.success) return { photoUrl: reply.photoUrl };
    return { error: errorMessage({ status: response.status, error: reply?.error ?? "" }, errorMessages) };
  } catch {
    return { error: errorMessages.offline };
  }
}
