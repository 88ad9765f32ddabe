"use client";

import { Button } from "@/components/ui/button";
import { apiPaths } from "@/lib/core/urls/api-paths";

/** Sign-out from this device and from all devices, as plain forms. */
export function SignOut() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <form method="post" action={apiPaths.logout}>
        <input type="hidden" name="everywhere" value="1" />
        <Button type="submit" variant="quiet" size="small">
          Sign out everywhere
        </Button>
      </form>
      <form method="post" action={apiPaths.logout}>
        <Button type="submit" variant="secondary" size="small">
          Sign Out
        </Button>
      </form>
    </div>
  );
}
