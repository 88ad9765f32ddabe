import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import type { OwnWall } from "@/lib/personal-walls/contracts";
import { CopyWallLink } from "./copy-wall-link";

type ShareWallFormProps = {
  wall: OwnWall;
  /** The name that visitors read. */
  owner: string;
  /** The origin of the site. */
  site: string;
};

/** Whether the wall is private or shared, as plain forms. */
export function ShareWallForm({ wall, owner, site }: ShareWallFormProps) {
  const { sharedPath, removalReason, works } = wall;
  return (
    <section aria-labelledby="sharing" className="grid justify-items-start gap-4 border-line border-y py-6">
      <h2 id="sharing" className="text-heading">
        {sharedPath ? "Shared by link" : "Private"}
      </h2>
      {removalReason !== null && (
        <Alert tone="error">{`A moderator has taken your wall off, so it cannot be shared: ${removalReason}`}</Alert>
      )}
      {sharedPath ? (
        <>
          <p className="max-w-[44ch] text-muted">
            Everyone with this link sees the title, the captions and your name ({owner}). It is in no list and no search
            engine.
          </p>
          <CopyWallLink url={new URL(sharedPath, site).href} />
          <form method="post" action={accountApiPaths.stopSharingWall}>
            <Button type="submit" variant="secondary" size="small">
              Stop sharing
            </Button>
          </form>
        </>
      ) : (
        removalReason === null && (
          <>
            <p className="max-w-[44ch] text-muted">
              Only you see it. Share it by a link that nobody can guess; you can stop at any time, and the link then
              leads nowhere.
            </p>
            {works.length > 0 && (
              <form method="post" action={accountApiPaths.shareWall}>
                <Button type="submit" variant="secondary" size="small">
                  Share by link
                </Button>
              </form>
            )}
          </>
        )
      )}
    </section>
  );
}
