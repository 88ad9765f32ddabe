import * as z from "zod/mini";

export const passwordTooShort = "Password must be at least 6 characters long";
export const passwordsDiffer = "Passwords do not match";
export const passwordTooLong = "Password must be at most 200 characters long";

// Control characters would break a mail header; the rest of Unicode is a name's own business.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused here.
const oneLine = z.regex(/^[^\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]*$/, "Please use letters only");

/** A first or last name: 1 to 60 characters on one line. */
export const personName = (missing: string) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(60, "Please use at most 60 characters"), oneLine);

/** An e-mail address, trimmed, lower-cased and NFKC-normalised: one person, one spelling. */
export const emailAddress = z.pipe(
  z.pipe(
    z.string("Email is required").check(z.trim(), z.minLength(1, "Email is required"), z.maxLength(254, "Please enter a valid email")),
    z.transform((value: string) => value.normalize("NFKC").toLowerCase()),
  ),
  z.string().check(z.regex(/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/, "Please enter a valid email")),
);

/** A new password: at least 6 characters, as the museum's rule says; the upper bound keeps hashing cheap. */
export const newPassword = z
  .string("Password is required")
  .check(z.minLength(6, passwordTooShort), z.maxLength(200, passwordTooLong));

/** What a visitor was about to put into the cart; it rides along through login, registration and the mail. */
export const cartIntent = z.object({
  productId: z.string().check(z.minLength(1), z.maxLength(80)),
  quantity: z._default(z.int().check(z.gte(1), z.lte(99)), 1),
  variation: z._default(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(5)), []),
});
export type CartIntent = z.infer<typeof cartIntent>;

const carried = {
  redirectTo: z.optional(z.string().check(z.maxLength(10_000))),
  intent: z.optional(cartIntent),
};

/** POST /auth/register. Unknown fields (role, isVIP) are dropped. */
export const registerBody = z.object({
  firstName: personName("First name is required"),
  lastName: personName("Last name is required"),
  email: emailAddress,
  password: newPassword,
  ...carried,
});
export type RegisterBody = z.infer<typeof registerBody>;

/** The registration form: the body and the password once more. */
export const registerForm = z
  .extend(registerBody, { confirmPassword: z.string("Please confirm your password") })
  .check(z.refine((form) => form.password === form.confirmPassword, { error: passwordsDiffer, path: ["confirmPassword"] }));

/** POST /auth/login. The password is not held to the rules of a new one: it is right or it is wrong. */
export const loginBody = z.object({
  email: emailAddress,
  password: z.string("Password is required").check(z.minLength(1, "Password is required"), z.maxLength(1_000, "Password is too long")),
  ...carried,
});
export type LoginBody = z.infer<typeof loginBody>;

/** POST /auth/resend-verification and /auth/forgot-password. */
export const emailBody = z.object({ email: emailAddress });

/** The token of a link in a mail, in the path. */
export const tokenParams = z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)) });

/** POST /auth/reset-password/{token}. */
export const resetPasswordBody = z.object({ password: newPassword });
export const resetPasswordForm = z
  .extend(resetPasswordBody, { confirmPassword: z.string("Please confirm your password") })
  .check(z.refine((form) => form.password === form.confirmPassword, { error: passwordsDiffer, path: ["confirmPassword"] }));

const line = (most: number) => z.string().check(z.trim(), z.maxLength(most, `Please use at most ${most} characters`), oneLine);
const requiredLine = (missing: string, most: number) =>
  z.string(missing).check(z.trim(), z.minLength(1, missing), z.maxLength(most, `Please use at most ${most} characters`), oneLine);

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

/** POST /profile/update: each part on its own. */
export const profileBody = z.object({
  displayName: z.optional(
    z.string().check(z.trim(), z.minLength(1, "Display name is required"), z.maxLength(40, "Please use at most 40 characters"), oneLine),
  ),
  showOnWall: z.optional(z.boolean()),
  shippingAddress: z.optional(shippingAddress),
});
export type ProfileBody = z.infer<typeof profileBody>;

export const role = z.enum(["Member", "Admin"]);
export const planName = z.enum(["monthly", "yearly", "collector", "patron"]);
export type PlanName = z.infer<typeof planName>;

/** The nine perks of document 1, §3. */
export const perkNames = [
  "unlimitedExhibition", "membersPortal", "behindScenes", "digitalPrints", "vipBadge", "foundersWall",
  "discountPrints", "qaWithAje", "welcomePack",
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
export type Actor = SessionUser & { sessionVersion: number };

/** POST /auth/login: the token is for API clients; a browser has it in its cookie. */
export const loginReply = z.object({ token: z.string(), user: sessionUser, redirectTo: z.string() });
export const registerReply = z.object({ message: z.string() });
export const messageReply = z.object({ message: z.string() });
/** /auth/verify/{token}. */
export const verifyReply = z.object({ message: z.string(), token: z.string(), user: sessionUser, redirectTo: z.string() });
export const meReply = z.object({ user: sessionUser });
export const profileReply = z.object({ user: sessionUser });

/** The few facts that the islands of a static page need. */
export const viewerReply = z.object({
  user: z.nullable(z.object({ firstName: z.string(), displayName: z.string(), role, isVIP: z.boolean() })),
  cartQuantity: z.int(),
});
export type Viewer = z.infer<typeof viewerReply>;
