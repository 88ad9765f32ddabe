import { api } from "@/lib/api-client/client";
import type { ProfileBody } from "@/lib/auth/contracts";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

export const profileUpdated = "Profile updated successfully";

/** Saves part of a profile. */
export const saveProfile = (changes: ProfileBody) => api.post(accountApiPaths.updateProfile, changes);

/** The messages and the toast of the forms that save a profile. */
export const saveProfileOptions = {
  errors: { offline: "Network error", otherwise: "Update failed" },
  toast: profileUpdated,
  toastMs: 3_000,
};
