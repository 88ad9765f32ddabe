import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/core/urls/paths";
import { SaveOrderForm } from "./save-order-form";

type ClaimGuestOrderProps = {
  token: string;
  /** The address of the order. */
  email: string;
  /** The address of the signed-in user, or null. */
  userEmail: string | null;
  /** Whether to save it without another press. */
  atOnce: boolean;
};

/** Moves a guest's order into an account with the same address, which is verified. */
export function ClaimGuestOrder({ token, email, userEmail, atOnce }: ClaimGuestOrderProps) {
  const redirectTo = paths.guestOrder(token, { save: 1 });
  return (
    <section aria-labelledby="keep" className="grid justify-items-start gap-4">
      <h2 id="keep" className="font-sign text-section">
        Save this order to an account
      </h2>
      <p>
        With an account for <span className="wrap-anywhere">{email}</span> you can see all your orders and receipts, and
        ask for a return.
      </p>
      {userEmail === email ? (
        <SaveOrderForm token={token} atOnce={atOnce} />
      ) : (
        <>
          {userEmail !== null && (
            <p>You are logged in with another email address. Log out, then log in with this one.</p>
          )}
          {userEmail === null && (
            <p className="flex flex-wrap gap-3">
              <ButtonLink href={paths.register({ redirectTo })} variant="secondary">
                Register
              </ButtonLink>
              <ButtonLink href={paths.login({ redirectTo })} variant="secondary">
                Log in
              </ButtonLink>
            </p>
          )}
        </>
      )}
    </section>
  );
}
