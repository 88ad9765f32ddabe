import {
  adminInvite,
  alreadyRegistered,
  newEmail,
  passwordChanged,
  resetPassword,
  signInLink,
  verifyEmail,
} from "@/lib/auth/emails";
import type { accountJobs, securityJobs } from "@/lib/auth/jobs";
import {
  accountStatusChanged,
  accountsMerged,
  emailChanged,
  failedSignIns,
  mfaChanged,
  passkeyChanged,
  passkeyCopied,
  recoveryCodeUsed,
} from "@/lib/auth/security-emails";
import { contactMessage } from "@/lib/contact/emails";
import type { contactJobs } from "@/lib/contact/jobs";
import { confirmNewsletter } from "@/lib/newsletter/emails";
import type { newsletterJobs } from "@/lib/newsletter/jobs";
import type { EmailSamples } from "@/lib/workflows/email-samples/sample";

const to = "adesola@example.org";
const token = "8f3c0b4be1d3a7f5c2d9e0a1b6c7d8e9f0a1b2c3d4e5f60718293a4b5c6d7e8f";

export const accountSamples: EmailSamples<typeof accountJobs> = {
  verifyEmail: [verifyEmail(token)],
  resendVerification: [verifyEmail(token)],
  alreadyRegistered: [alreadyRegistered({ to })],
  resetPassword: [resetPassword(token)],
  signInLink: [signInLink(token)],
  newEmail: [newEmail(token)],
  adminInvite: [adminInvite({ to, token, as: "Packer", invitedBy: "Adaeze N." })],
  passwordChanged: [passwordChanged({ to, stays: true }), passwordChanged({ to, stays: false })],
};

export const securitySamples: EmailSamples<typeof securityJobs> = {
  mfaChanged: [
    mfaChanged({ to, change: "added" }),
    mfaChanged({ to, change: "removed" }),
    mfaChanged({ to, change: "taken off" }),
  ],
  passkeyChanged: [
    passkeyChanged({ to, change: "added", name: "My phone" }),
    passkeyChanged({ to, change: "removed", name: "My phone" }),
  ],
  emailChanged: [emailChanged()],
  passkeyCopied: [passkeyCopied({ to, name: "My phone" })],
  recoveryCodeUsed: [recoveryCodeUsed({ to, left: 7 })],
  failedSignIns: [failedSignIns()],
  accountsMerged: [accountsMerged({ to, stays: true }), accountsMerged({ to, stays: false })],
  accountStatus: [
    accountStatusChanged({ to, status: "disabled", reason: "The card payments of this account were disputed." }),
    accountStatusChanged({ to, status: "enabled", reason: "The dispute is settled." }),
  ],
};

export const contactSamples: EmailSamples<typeof contactJobs> = {
  message: [
    contactMessage({
      name: "Adéṣọlá Ọlátúnjí",
      email: to,
      topic: "order",
      order: "LA-7F3K-92QX",
      message: `My parcel has not arrived.\n\nThe courier’s page says:\n\n${"x".repeat(120)}`,
    }),
  ],
};

/** The issues themselves are made of the editor's Markdown and are not drafts. */
export const newsletterSamples: EmailSamples<Pick<typeof newsletterJobs, "confirmation">> = {
  confirmation: [confirmNewsletter(token)],
};
