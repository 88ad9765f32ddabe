import { Button } from "@/components/ui/button";
import { apiPaths } from "@/lib/platform/api-paths";

/** Two ways out, as plain forms: of this device, and of every one. */
export function SignOut() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <form method="post" action={apiPaths.logout}>
        <input type="hidden" name="everywhere" value="1" />
        <Button type="submit" look="quiet" size="small">
          Sign out everywhere
        </Button>
      </form>
      <form method="post" action={apiPaths.logout}>
        <Button type="submit" look="secondary" size="small">
          Sign Out
        </Button>
      </form>
    </div>
  );
}
