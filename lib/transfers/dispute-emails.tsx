import { paths } from "@/lib/core/urls/paths";
import { absoluteUrl, type EmailDraft, EmailLayout, EmailText } from "@/lib/email/email-layout";
import type { DisputeDecision } from "@/prisma/generated/enums";

type EmailedDispute = { label: string; decision: DisputeDecision | null; note: string };

/** The same words for everybody: who has opened a dispute, and why, is between them and the museum. */
export const disputeOpenedDraft = ({ label }: EmailedDispute): EmailDraft => ({
  subject: `${label} is disputed`,
  email: (
    <EmailLayout
      preview="Nothing changes until the museum has decided."
      title="A number is disputed"
      action={{ href: absoluteUrl(paths.contact), label: "Write to the museum" }}
    >
      <EmailText>
        Somebody who owns or owned {label}, or to whom it was offered, has opened a dispute about it. Until the museum
        has decided, it cannot be transferred, accepted or cancelled. If you know something about it, please write to
        us.
      </EmailText>
    </EmailLayout>
  ),
});

const decisions: Record<DisputeDecision, string> = {
  release: "The number can be transferred again. A transfer that was waiting goes on, with the days that it had left.",
  confirm: "The owner stays the owner. A transfer that was waiting is cancelled.",
  give_back: "The number goes back to a former owner. A transfer that was waiting is cancelled.",
  voided: "The number was refunded and is void.",
};

/** The decision, with the reason that the admin has written. */
export const disputeDecidedDraft = ({ label, decision, note }: EmailedDispute): EmailDraft => ({
  subject: `The dispute about ${label} is decided`,
  email: (
    <EmailLayout
      preview="The museum has decided."
      title="The dispute is decided"
      action={{ href: absoluteUrl(paths.collection()), label: "See your collection" }}
    >
      <EmailText>
        This is about {label}. {decision && decisions[decision]}
      </EmailText>
      {note && <EmailText>The reason: {note}</EmailText>}
    </EmailLayout>
  ),
});

/** To an owner who did not buy the number in the shop, when it was refunded. Nothing about the buyer. */
export const voidedDraft = ({ label }: { label: string }): EmailDraft => ({
  subject: `${label} is void`,
  email: (
    <EmailLayout
      preview="The order that it was sold with was refunded."
      title="Your number is void"
      action={{ href: absoluteUrl(paths.contact), label: "Write to the museum" }}
    >
      <EmailText>
        You owned {label}. The order that it was first sold with was refunded, so the number is void: it is not yours
        any more, it cannot be transferred, and its certificate says so.
      </EmailText>
      <EmailText>
        The refund went to the person who paid the order. If you paid somebody for this number, or the object is with
        you, please write to us.
      </EmailText>
    </EmailLayout>
  ),
});

/** To the owner of a unit whose mark was set or taken back. */
export const markedDraft = ({ label, mark }: { label: string; mark: string }): EmailDraft => ({
  subject: mark === "none" ? `The mark of ${label} was taken back` : `${label} is marked as ${mark}`,
  email: (
    <EmailLayout
      preview={mark === "none" ? "It can be transferred again." : "It cannot be transferred."}
      title={mark === "none" ? "Your number has no mark any more" : `Your number is marked as ${mark}`}
      action={{ href: absoluteUrl(paths.collection()), label: "See your collection" }}
    >
      <EmailText>
        {mark === "none"
          ? `${label} can be transferred again.`
          : `${label} is shown as ${mark} on its public pages, and cannot be transferred. Only the museum can take the mark back: please write to us if this is wrong.`}
      </EmailText>
    </EmailLayout>
  ),
});
