import { appealDecidedDraft, removedDraft, repliesDraft } from "@/lib/comments/emails";
import type { commentJobs } from "@/lib/comments/jobs";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { wallRemovedDraft } from "@/lib/personal-walls/emails";
import type { personalWallJobs } from "@/lib/personal-walls/jobs";
import type { EmailSamples } from "@/lib/workflows/email-samples/sample";

const token = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
const message = "I brought my father, who lived through all eighteen and voted for three.";
const path = commentPaths.guestbookNote("cmt_00000000000000000000");
const links = { path, unsubscribeToken: token, unsubscribeAllToken: token };

export const commentSamples: EmailSamples<Omit<typeof commentJobs, "threadChanged" | "threadNews">> = {
  replies: [
    repliesDraft({ reason: "own", replies: 2, mentions: 0, about: message, ...links }),
    repliesDraft({ reason: "mention", replies: 0, mentions: 1, about: "", ...links }),
    repliesDraft({ reason: "conversation", replies: 3, mentions: 1, about: "", ...links }),
    repliesDraft({ reason: "thread", replies: 5, mentions: 0, about: "Comments on The Dark Glasses", ...links }),
  ],
  removed: [
    removedDraft({ message, reason: null }),
    removedDraft({
      message,
      reason: "Reason: Private details of a person. Please write it again without the address.",
    }),
  ],
  appealDecided: [
    appealDecidedDraft({ granted: true, message, reply: "You are right, it is a quotation.", path }),
    appealDecidedDraft({ granted: false, message, reply: "It names where somebody lives.", path }),
  ],
};

export const personalWallSamples: EmailSamples<typeof personalWallJobs> = {
  removed: [wallRemovedDraft({ reason: "One caption names where somebody lives." })],
};
