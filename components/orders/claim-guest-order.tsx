import { Button, ButtonLink } from "@/components/ui/button";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { paths } from "@/lib/core/urls/paths";

type ClaimGuestOrderProps = {
  token: string;
  /** The address of the order. */
  email: string;
  /** The address of the signed-in user, or null. */
  userEmail: string | null;
};

/** Moves a guest's order into an account with the same address, which is verified. */
export function ClaimGuestOrder({ token, email, userEmail }: ClaimGuestOrderProps) {
  const redirectTo = paths.guestOrder(token);
  return (
    <section aria-labelledby="keep" className="grid justify-items-start gap-4">
      <h2 id="keep" className="text-subheading">
        Save this order to an account
      </h2>
      <p>
        With an account for <span className="break-all">{email}</span> you can see all your orders and receipts, and ask
        for a return.
      </p>
      {userEmail === email ? (
        <form method="post" action={apiPaths.claimGuestOrder(token)}>
          <Button type="submit" variant="secondary">
            Save to my account
          </Button>
        </form>
      ) : (
        <>
          {userEmail !== null && (
            <p>You are signed in with another email address. Sign out, then log in with this one.</p>
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
