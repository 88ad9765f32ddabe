import { buttonVariants } from "@/components/ui/button-variants";
import type { FollowBody } from "@/lib/collections/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";

type FollowFormProps = {
  kind: FollowBody["kind"];
  /** The slug of the leader or the series, or what says which comments. */
  followed: string;
  name: string;
};

const button = buttonVariants({ variant: "secondary", size: "small" });
const line = "flex-wrap items-center gap-x-6 gap-y-3";

/**
 * Follows a leader, a series or comments, or stops following it. It works without JavaScript; a visitor signs in first. The page is the same for
 * everybody: `useFollowState` marks the form of who follows already.
 */
export function FollowForm({ kind, followed, name }: FollowFormProps) {
  const subject = kind === "leader" || kind === "series" ? "each new drop" : "new comments";
  return (
    <form method="post" action={apiPaths.follows} data-follow={`${kind} ${followed}`} className="group">
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="key" value={followed} />
      <div className={`flex ${line} group-data-followed:hidden`}>
        <button type="submit" className={button}>
          Follow {name}
        </button>
        <span className="text-muted text-small">An email about {subject}. You can stop at any time.</span>
      </div>
      <div className={`hidden ${line} group-data-followed:flex`}>
        <b>Following {name}</b>
        <button type="submit" formAction={apiPaths.unfollow} className={button}>
          Stop following<span className="sr-only"> {name}</span>
        </button>
      </div>
    </form>
  );
}
