import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

/** Returns an admin to their own view of the site, as a plain form: the whole page loads again, so that nothing of the other view is left. */
export function StopViewing({ returnTo }: { returnTo: string }) {
  return (
    <form method="post" action={adminApiPaths.stopViewAs}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <button
        type="submit"
        className="inline-flex min-h-tap items-center rounded-control border-2 border-current px-5 font-bold text-small hover:underline"
      >
        Stop
      </button>
    </form>
  );
}
