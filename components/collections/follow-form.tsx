import { buttonVariants } from "@/components/ui/button-variants";
import type { FollowBody } from "@/lib/collections/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";

type FollowFormProps = {
  kind: FollowBody["kind"];
  /** The slug of the leader or the series. */
  followed: string;
  name: string;
};

/** Follows a leader or a series. It works without JavaScript; a visitor signs in first. */
export function FollowForm({ kind, followed, name }: FollowFormProps) {
  return (
    <form method="post" action={apiPaths.follows} className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="key" value={followed} />
      <button type="submit" className={buttonVariants({ variant: "secondary", size: "small" })}>
        Follow {name}
      </button>
      <span className="text-muted text-small">An email about each new drop. You can stop at any time.</span>
    </form>
  );
}
