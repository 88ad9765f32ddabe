/** An admin's actions on a user. The reason is a note, which is deleted with the account; the entry has only its id. */
export type UserAction =
  | "mfa.disable-by-admin"
  | "user.disable"
  | "user.enable"
  | "user.grant-admin"
  | "user.revoke-admin"
  | "user.revoke-sessions"
  | "user.end-session"
  | "user.merge"
  | "user.resend-verification"
  | "subscription.grant"
  | "subscription.end"
  | "subscription.undo-grant"
  | "subscription.refund"
  | "payment-proof.refuse";
