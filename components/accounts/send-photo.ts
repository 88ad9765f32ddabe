import { complaintAbout } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import { shrinkPhoto } from "./shrink-photo";

type Saved = { photoUrl: string | null } | { complaint: string };
const sentences = { offline: "Network error", otherwise: "The photo could not be saved. Please try again." };

/** Saves a photo, or takes it away. Answers with its new address, or with the sentence to show. */
export async function sendPhoto(file: File | null): Promise<Saved> {
  const body = new FormData();
  if (file) body.set("file", await shrinkPhoto(file), file.name);
  const request = file ? { method: "POST", body } : { method: "DELETE" };
  try {
    const answer = await fetch(apiPaths.profilePhoto, { ...request, headers: { accept: "application/json" } });
    const reply = await answer.json().catch(() => null);
    if (answer.ok && reply?.success) return { photoUrl: reply.photoUrl };
    return { complaint: complaintAbout({ status: answer.status, error: reply?.error ?? "" }, sentences) };
  } catch {
    return { complaint: sentences.offline };
  }
}
