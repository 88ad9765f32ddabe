import { notify } from "@/components/ui/toast";
import { api, errorMessage } from "@/lib/api-client/client";
import type { ProfileBody } from "@/lib/auth/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";

const errorMessages = { offline: "Network error", otherwise: "Update failed" };
export const profileUpdated = "Profile updated successfully";

/** Saves part of a profile. Shows a toast, or returns the error message. */
export async function saveProfile(changes: ProfileBody): Promise<string> {
  const result = await api.post(apiPaths.updateProfile, changes);
  if (!result.ok) return `❌ ${errorMessage(result, errorMessages)}`;
  notify.success(profileUpdated, { duration: 3_000 });
  return "";
}
