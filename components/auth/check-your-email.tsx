import { Alert } from "@/components/ui/alert";

/** Replaces the registration form after submission. */
export function CheckYourEmail({ email }: { email?: string }) {
  return (
    <div className="grid gap-4">
      <Alert tone="success">
        Please check your email. You will be signed in automatically after clicking the link.
      </Alert>
      <p className="text-muted text-small">
        We sent an email to {email ? <b className="wrap-anywhere text-ink">{email}</b> : "the address you gave"}. The
        link works once, for 24 hours. If nothing arrives, check your spam folder.
      </p>
    </div>
  );
}
