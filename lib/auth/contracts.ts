import * as z from "zod/mini";
import type { SessionMfaState } from "@/lib/auth/rules";
import type { HasStaffRole } from "@/lib/auth/staff-roles";
import { type ViewAs, viewAs } from "@/lib/auth/view-as/contracts";
import { phoneNumber } from "@/lib/core/phone";
import { optionalLine, personName, requiredLine, visibleCharacters } from "@/lib/core/text-fields";

export const passwordTooShort = "Password must be at least 6 characters long";
export const passwordsDiffer = "Passwords do not match";
export const passwordTooCommon = "This password is one of the most common ones. Please choose another.";
export const passwordBreached = "This password has appeared in a data breach. Please choose another.";
export const passwordTooLong = "Password must be at most 200 characters long";

const invalidEmail = "Please enter a valid email";
// One ASCII @ before normalisation, because NFKC turns a full-width @ into an ASCII one.
const singleAtSign = /^[^@\uff20\ufe6b]+@[^@\uff20\ufe6b]+$/;
const mailboxPattern =
  /^(?!\.)(?!.*\.\.)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}(?<!\.)@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

/** An email address, normalised (trimmed, NFKC, lower-case, no final dot), so that it is unique per mailbox. */
export const emailAddress = z.pipe(
  z.pipe(
    z
      .string("Email is required")
      .check(
        z.trim(),
        z.minLength(1, "Email is required"),
        z.maxLength(254, invalidEmail),
        z.regex(singleAtSign, invalidEmail),
      ),
    z.transform((value: string) => value.normalize("NFKC").toLowerCase().replace(/\.$/, "")),
  ),
  z.string().check(z.regex(mailboxPattern, invalidEmail)),
);

/** A new password: at least 6 characters; the upper bound limits the cost of hashing. */
export const newPassword = z
  .string("Password is required")
  .check(z.minLength(6, passwordTooShort), z.maxLength(200, passwordTooLong));

/** The item that a visitor added to the cart before signing in; passed through login, registration and email verification. */
export const cartIntent = z.object({
  productId: z.string().check(z.minLength(1), z.maxLength(120)),
  quantity: z._default(z.int().check(z.gte(1), z.lte(99)), 1),
  variation: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(5)), []),
});
export type CartIntent = z.infer<typeof cartIntent>;

/** Where to go after signing in. Invalid ones are dropped, so that they never prevent it. */
export const redirectFields = {
  redirectTo: z.catch(z.optional(z.string().check(z.maxLength(10_000))), undefined),
  intent: z.catch(z.optional(cartIntent), undefined),
  /** The intent of an HTML form without JavaScript, as flat fields. */
  add: z.catch(z.optional(z.string().check(z.maxLength(120))), undefined),
  quantity: z.catch(z.optional(z.int()), undefined),
  variation: z.catch(z.optional(z.array(z.string())), undefined),
};

/** The cart intent of a body, from either form of its fields. */
export function getCartIntent(body: {
  intent?: CartIntent;
  add?: string;
  quantity?: number;
  variation?: string[];
}): CartIntent | null {
  if (body.intent) return body.intent;
  const parsed = z.safeParse(cartIntent, { productId: body.add, quantity: body.quantity, variation: body.variation });
  return parsed.success ? parsed.data : null;
}

// HTML forms send the password twice, API clients once.
const optionalConfirmation = { confirmPassword: z.optional(z.string()) };
const requiredConfirmation = { confirmPassword: z.string("Please confirm your password") };
type Passwords = { password: string; confirmPassword?: string | undefined };
const samePassword = z.refine<Passwords>(
  ({ password, confirmPassword }) => confirmPassword === undefined || confirmPassword === password,
  { error: passwordsDiffer, path: ["confirmPassword"] },
);

const registration = z.object({
  firstName: personName("First name is required"),
  lastName: personName("Last name is required"),
  email: emailAddress,
  password: newPassword,
  ...redirectFields,
});

/** POST /auth/register. Unknown fields (role, isVIP) are dropped. */
export const registerBody = z.extend(registration, optionalConfirmation).check(samePassword);
export type RegisterBody = z.infer<typeof registerBody>;

/** The registration form, with the password confirmation. */
export const registerForm = z.extend(registration, requiredConfirmation).check(samePassword);
export type RegistrationForm = z.infer<typeof registerForm>;

/** An existing password, which need not meet the rules for a new one. */
export const currentPassword = z
  .string("Password is required")
  .check(z.minLength(1, "Password is required"), z.maxLength(1_000, "Password is too long"));

/** POST /auth/login. */
export const loginBody = z.object({
  email: emailAddress,
  password: currentPassword,
  ...redirectFields,
});
export type LoginBody = z.infer<typeof loginBody>;

export const resetMailSent = "Password reset email sent. Check your inbox.";
export const verificationResent = "Verification email resent. Please check your inbox.";
export const passwordChanged = "Your password has been changed.";

/** POST /auth/resend-verification and /auth/forgot-password. */
export const emailBody = z.object({ email: emailAddress });

/** The token of an email link. Any string is valid, because only its hash is looked up. */
export const tokenParams = z.object({ token: z.string() });

/** POST /auth/reset-password/{token}, and its form. */
export const resetPasswordBody = z.object({ password: newPassword, ...optionalConfirmation }).check(samePassword);
export const resetPasswordForm = z.object({ password: newPassword, ...requiredConfirmation }).check(samePassword);

const changedPassword = z.object({ currentPassword, password: newPassword });

/** POST /account/password, and its form. */
export const changePasswordBody = z.extend(changedPassword, optionalConfirmation).check(samePassword);
export const changePasswordForm = z.extend(changedPassword, requiredConfirmation).check(samePassword);

/** Whether an address is in Nigeria, whose states are listed. */
export const isNigeria = (country: string): boolean => country.trim().toLowerCase() === "nigeria";

/** A shipping address, of the buyer if no recipient is named. Most Nigerian addresses have no postal code, and many countries no states. */
export const shippingAddress = z
  .object({
    recipient: z.optional(optionalLine(80)),
    line1: requiredLine("Address Line 1 is required", 120),
    line2: z._default(optionalLine(120), ""),
    city: requiredLine("City is required", 60),
    state: z._default(optionalLine(60), ""),
    postalCode: z._default(optionalLine(12), ""),
    country: z._default(requiredLine("Country is required", 60), "Nigeria"),
    phone: z.optional(phoneNumber),
  })
  .check(
    z.refine(({ state, country }) => state !== "" || !isNigeria(country), {
      path: ["state"],
      message: "State is required",
      // Checked beside the errors of other fields.
      when: ({ value }) => z.safeParse(z.object({ state: z.string(), country: z.string() }), value).success,
    }),
  );
export type ShippingAddress = z.infer<typeof shippingAddress>;

/** POST /profile/update, all optional. HTML forms send "on" or "off", and the slug of the draw whose page they lead back to. */
export const profileBody = z.object({
  displayName: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, "Display name is required"),
        z.maxLength(40, "Please use at most 40 characters"),
        visibleCharacters,
        z.regex(/[\p{L}\p{N}]/u, "Please use at least one letter"),
        z.regex(/^(?!.*\p{M}{4})/u, "Please use visible characters only"),
      ),
  ),
  showOnWall: z.optional(z.union([z.boolean(), z.stringbool({ truthy: ["on"], falsy: ["off"] })])),
  shippingAddress: z.optional(shippingAddress),
  draw: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
});
export type ProfileBody = z.infer<typeof profileBody>;
/** The confirmation phrase for deleting an account; case-insensitive. */
export const deletionPhrase = "delete my account";
/** POST /account/delete. */
export const deleteAccountBody = z.object({
  password: currentPassword,
  confirmation: z
    .string()
    .check(
      z.refine(
        (text) => text.trim().toLowerCase().replace(/\s+/g, " ") === deletionPhrase,
        `Please type “${deletionPhrase}”`,
      ),
    ),
});
export type DeleteAccountBody = z.infer<typeof deleteAccountBody>;

export const role = z.enum(["Member", "Admin"]);
export const planName = z.enum(["monthly", "yearly", "collector", "patron"]);
export type PlanName = z.infer<typeof planName>;

/** The perks of the plans. */
export const perkNames = [
  "unlimitedExhibition",
  "membersPortal",
  "behindScenes",
  "digitalPrints",
  "vipBadge",
  "foundersWall",
  "discountPrints",
  "qaWithAje",
  "welcomePack",
] as const;
export type PerkName = (typeof perkNames)[number];

/** The signed-in user in the API (GET /me). Dates are ISO 8601 in UTC. */
export const sessionUser = z.object({
  _id: z.string(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  role,
  isVIP: z.boolean(),
  subscription: z.nullable(
    z.object({ plan: planName, startDate: z.nullable(z.string()), endDate: z.nullable(z.string()) }),
  ),
  photoUrl: z.nullable(z.string()),
  showOnWall: z.boolean(),
  shippingAddress: z.nullable(shippingAddress),
  perks: z.record(z.enum(perkNames), z.boolean()),
});
export type SessionUser = z.infer<typeof sessionUser>;

/**
 * The authenticated user, read from the database on every guarded call; null for a visitor. VIP status and perks are derived from
 * the subscription at that moment. `sessionId` is null where the user was read without a session. With `viewAs` it is an admin who
 * views the site as somebody else. `isSeen`: the stored time of their last visit is at most five minutes old.
 */
export type Actor = SessionUser &
  SessionMfaState &
  HasStaffRole & { sessionVersion: number; sessionId: string | null; viewAs: ViewAs | null; isSeen: boolean };

/** POST /auth/login. The token is for API clients; browsers get a cookie. */
export const loginReply = z.object({ token: z.string(), user: sessionUser, redirectTo: z.string() });
export const messageReply = z.object({ message: z.string() });
/** /auth/verify/{token}. */
export const verifyReply = z.extend(loginReply, { message: z.string() });
export const meReply = z.object({ user: sessionUser });
export const profileReply = z.object({ user: sessionUser });

/** The current user for the client components of static pages. */
export const currentUserReply = z.object({
  user: z.nullable(z.object({ firstName: z.string(), displayName: z.string(), role, isVIP: z.boolean() })),
  cartQuantity: z.int(),
  /** As whom an admin views the site. */
  viewAs: z.nullable(viewAs),
});
export type CurrentUser = z.infer<typeof currentUserReply>;
