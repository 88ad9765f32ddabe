import { notify } from "@/components/ui/toast";
import type { ProfileBody } from "@/lib/accounts/contracts";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/paths";

/** Saves part of a profile. Says so in a toast, or returns the sentence that the form has to show. */
export async function saveProfile(changes: ProfileBody): Promise<string> {
  const result = await api.post(apiPaths.updateProfile, changes);
  if (!result.ok) return `❌ ${result.status === 0 ? "Network error" : result.error || "Update failed"}`;
  notify.success("Profile updated successfully", { duration: 3_000 });
  return "";
}
