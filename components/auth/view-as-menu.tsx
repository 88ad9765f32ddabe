import { viewAsNames } from "@/lib/auth/view-as/contracts";
import { viewAsLabels } from "@/lib/auth/view-as/rules";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

/** The items of a menu that open the site as a visitor or a member would see it, as a plain form. */
export function ViewAsMenu({ returnTo, itemClass }: { returnTo: string; itemClass: string }) {
  return (
    <form method="post" action={adminApiPaths.viewAs}>
      <input type="hidden" name="returnTo" value={returnTo} />
      <ul>
        {viewAsNames.map((name) => (
          <li key={name}>
            <button type="submit" name="as" value={name} className={itemClass}>
              As {viewAsLabels[name]}
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}
