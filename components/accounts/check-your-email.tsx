import { Message } from "@/components/ui/message";

/** What stands in the place of the registration form once it was sent. */
export function CheckYourEmail({ email }: { email?: string }) {
  return (
    <div className="grid gap-4">
      <Message>✅ Please check your email. You will be signed in automatically after clicking the link.</Message>
      <p className="text-muted text-small">
        We wrote to {email ? <b className="break-words text-ink">{email}</b> : "the address you gave"}. The link works
        once, for 24 hours. If nothing comes, look among the unwanted mail.
      </p>
    </div>
  );
}
