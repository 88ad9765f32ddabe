import { confirmEmailChange } from "@/lib/auth/new-email/confirm-email-change";
import { moveSubscription } from "@/lib/newsletter/move-subscription";

/** Gives an account its new email address, and its newsletter subscription with it. */
export const confirmNewEmail = (token: string): Promise<void> => confirmEmailChange(token, moveSubscription);
