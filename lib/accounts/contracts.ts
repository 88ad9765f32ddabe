import * as z from "zod/mini";
import type { FactorStanding } from "@/lib/accounts/rules";

export const passwordTooShort = "Password must be at least 6 characters long";
export const passwordsDiffer = "Passwords do not match";
export const passwordTooLong = "Password must be at most 200 characters long";

// Control characters would break a mail header; the invisible and the right-to-left ones let one name pass for another.
// The braille blank is a letter to Unicode and nothing to the eye.
const visible = z.regex(
  /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]*$/u,
  "Please use visible characters only",
);

/** A first or last name: 1 to 60 characters on one line. */
export const personName = (missing: string) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(60, "Please use at most 60 characters"), visible);

const invalidEmail = "Please enter a valid email";
// One ASCII @ before anything is normalised: a full-width one would turn two spellings into one address of somebody else.
const oneAt = /^[^@\uff20\ufe6b]+@[^@\uff20\ufe6b]+$/;
const mailbox =
  /^(?!\.)(?!.*\.\.)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}(?<!\.)@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

/** An e-mail address, trimmed, NFKC-normalised, lower-cased, without a final dot: one person, one spelling. */
export const emailAddress = z.pipe(
  z.pipe(
    z
      .string("Email is required")
      .check(
        z.trim(),
        z.minLength(1, "Email is required"),
        z.maxLength(254, invalidEmail),
        z.regex(oneAt, invalidEmail),
      ),
    z.transform((value: string) => value.normalize("NFKC").toLowerCase().replace(/\.$/, "")),
  ),
  z.string().check(z.regex(mailbox, invalidEmail)),
);

/** A new password: at least 6 characters, as the museum's rule says; the upper bound keeps hashing cheap. */
export const newPassword = z
  .string("Password is required")
  .check(z.minLength(6, passwordTooShort), z.maxLength(200, passwordTooLong));

/** What a visitor was about to put into the cart; it rides along through login, registration and the mail. */
export const cartIntent = z.object({
  productId: z.string().check(z.minLength(1), z.maxLength(120)),
  quantity: z._default(z.int().check(z.gte(1), z.lte(99)), 1),
  variation: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(5)), []),
});
export type CartIntent = z.infer<typeof cartIntent>;

// Where the person was going never stands in the way of signing in: what cannot be read is left out.
const carried = {
  redirectTo: z.catch(z.optional(z.string().check(z.maxLength(10_000))), undefined),
  intent: z.catch(z.optional(cartIntent), undefined),
  /** The intent as an HTML form without script sends it, flat. */
  add: z.catch(z.optional(z.string().check(z.maxLength(120))), undefined),
  quantity: z.catch(z.optional(z.int()), undefined),
  variation: z.catch(z.optional(z.array(z.string())), undefined),
};

/** What a body carries besides itself, in one shape. */
export function intentOf(body: {
  intent?: CartIntent;
  add?: string;
  quantity?: number;
  variation?: string[];
}): CartIntent | null {
  if (body.intent) return body.intent;
  const parsed = z.safeParse(cartIntent, { productId: body.add, quantity: body.quantity, variation: body.variation });
  return parsed.success ? parsed.data : null;
}

// A form without script sends the password twice, and only the server can compare; a client of the API sends it once.
const once = { confirmPassword: z.optional(z.string()) };
const twice = { confirmPassword: z.string("Please confirm your password") };
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
  ...carried,
});

/** POST /auth/register. Unknown fields (role, isVIP) are dropped. */
export const registerBody = z.extend(registration, once).check(samePassword);
export type RegisterBody = z.infer<typeof registerBody>;

/** The registration form: the body, with the password once more. */
export const registerForm = z.extend(registration, twice).check(samePassword);
export type Registrant = z.infer<typeof registerForm>;

/** A password that exists. Not held to the rules of a new one: it is right or it is wrong. */
export const givenPassword = z
  .string("Password is required")
  .check(z.minLength(1, "Password is required"), z.maxLength(1_000, "Password is too long"));

/** POST /auth/login. */
export const loginBody = z.object({
  email: emailAddress,
  password: givenPassword,
  ...carried,
});
export type LoginBody = z.infer<typeof loginBody>;

export const resetMailSent = "Password reset email sent. Check your inbox.";
export const verificationResent = "Verification email resent. Please check your inbox.";
export const passwordChanged = "Your password has been changed.";

/** POST /auth/resend-verification and /auth/forgot-password. */
export const emailBody = z.object({ email: emailAddress });

/** The token of a link in a mail, in the path. Any text will do: only its hash is looked up. */
export const tokenParams = z.object({ token: z.string() });

/** POST /auth/reset-password/{token}, and its form. */
export const resetPasswordBody = z.object({ password: newPassword, ...once }).check(samePassword);
export const resetPasswordForm = z.object({ password: newPassword, ...twice }).check(samePassword);

const line = (most: number) =>
  z.string().check(z.trim(), z.maxLength(most, `Please use at most ${most} characters`), visible);
const requiredLine = (missing: string, most: number) =>
  z
    .string(missing)
    .check(z.trim(), z.minLength(1, missing), z.maxLength(most, `Please use at most ${most} characters`), visible);

/** Where parcels go. A postal code is not forced: most Nigerian addresses do without. */
export const shippingAddress = z.object({
  line1: requiredLine("Address Line 1 is required", 120),
  line2: z._default(line(120), ""),
  city: requiredLine("City is required", 60),
  state: requiredLine("State is required", 60),
  postalCode: z._default(line(12), ""),
  country: z._default(requiredLine("Country is required", 60), "Nigeria"),
});
export type ShippingAddress = z.infer<typeof shippingAddress>;

/** POST /auth/logout: here, or on every device. */
export const logoutBody = z.object({ everywhere: z._default(z.union([z.boolean(), z.stringbool()]), false) });

/** POST /profile/update: each part on its own. */
export const profileBody = z.object({
  displayName: z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.minLength(1, "Display name is required"),
        z.maxLength(40, "Please use at most 40 characters"),
        visible,
        z.regex(/[\p{L}\p{N}]/u, "Please use at least one letter"),
        z.regex(/^(?!.*\p{M}{4})/u, "Please use visible characters only"),
      ),
  ),
  // A form without script says on or off.
  showOnWall: z.optional(z.union([z.boolean(), z.stringbool({ truthy: ["on"], falsy: ["off"] })])),
  shippingAddress: z.optional(shippingAddress),
});
export type ProfileBody = z.infer<typeof profileBody>;

/** What has to be typed before an account is deleted, in any case. */
export const deletionWords = "delete my account";

/** POST /account/delete: the password once more, and the words. */
export const deleteAccountBody = z.object({
  password: givenPassword,
  confirmation: z
    .string()
    .check(
      z.refine(
        (text) => text.trim().toLowerCase().replace(/\s+/g, " ") === deletionWords,
        `Please type “${deletionWords}”`,
      ),
    ),
});
export type DeleteAccount = z.infer<typeof deleteAccountBody>;

export const role = z.enum(["Member", "Admin"]);
export const planName = z.enum(["monthly", "yearly", "collector", "patron"]);
export type PlanName = z.infer<typeof planName>;

/** The nine perks of document 1, §3. */
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

/** The signed-in person as the API tells them about themselves (GET /me). Dates are ISO 8601 in UTC. */
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
 * Who is asking, read from the database on every guarded call; null for a visitor. VIP and perks are worked out from
 * the subscription's end at that moment.
 */
export type Actor = SessionUser & FactorStanding & { sessionVersion: number };

/** POST /auth/login: the token is for API clients; a browser has it in its cookie. */
export const loginReply = z.object({ token: z.string(), user: sessionUser, redirectTo: z.string() });
export const messageReply = z.object({ message: z.string() });
/** /auth/verify/{token}. */
export const verifyReply = z.object({
  message: z.string(),
  token: z.string(),
  user: sessionUser,
  redirectTo: z.string(),
});
export const meReply = z.object({ user: sessionUser });
export const profileReply = z.object({ user: sessionUser });

/** The few facts that the islands of a static page need. */
export const viewerReply = z.object({
  user: z.nullable(z.object({ firstName: z.string(), displayName: z.string(), role, isVIP: z.boolean() })),
  cartQuantity: z.int(),
});
export type Viewer = z.infer<typeof viewerReply>;
