import { notify } from "@/components/ui/toast";
import type { ProfileBody } from "@/lib/accounts/contracts";
import { api, complaintAbout } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";

const sentences = { offline: "Network error", otherwise: "Update failed" };
export const profileUpdated = "Profile updated successfully";

/** Saves part of a profile. Says so in a toast, or returns the sentence that the form has to show. */
export async function saveProfile(changes: ProfileBody): Promise<string> {
  const result = await api.post(apiPaths.updateProfile, changes);
  if (!result.ok) return `❌ ${complaintAbout(result, sentences)}`;
  notify.success(profileUpdated, { duration: 3_000 });
  return "";
}
