import { cardClass } from "@/components/admin/ui/form-section";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { adminPaths } from "@/lib/core/urls/admin-paths";

type FindPartnerProps = { userId: string; email: string; typed: string; error: string | undefined };

/** Finds the account to merge with, by its email. Works without script. */
export function FindPartner({ userId, email, typed, error }: FindPartnerProps) {
  return (
    <form
      action={adminPaths.mergeUser(userId)}
      className={`${cardClass} max-w-3xl grid-cols-[minmax(0,1fr)_auto] items-end wrap-anywhere max-xs:grid-cols-[minmax(0,1fr)]`}
    >
      <TextField
        key={typed}
        label={`Email of the account to merge with ${email}`}
        name="with"
        autoComplete="off"
        required
        maxLength={254}
        defaultValue={typed}
        error={error}
      />
      <Button type="submit" variant="secondary">
        Compare
      </Button>
    </form>
  );
}
