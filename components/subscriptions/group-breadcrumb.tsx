import { Breadcrumb } from "@/components/ui/breadcrumb";
import { paths } from "@/lib/core/urls/paths";

type GroupBreadcrumbProps = {
  /** Who is logged in, or null. */
  viewer: object | null;
  /** The token of the group above the page. */
  group?: string | null;
  current: string;
};

/** The way to a page about a group: through the account, for a visitor without one through the page of the Circle. */
export function GroupBreadcrumb({ viewer, group, current }: GroupBreadcrumbProps) {
  return (
    <Breadcrumb
      items={[
        ...(viewer
          ? [
              { name: "Account", href: paths.account },
              { name: "Groups", href: paths.ownGroups },
            ]
          : [
              { name: "Home", href: paths.home },
              { name: "The Circle", href: paths.membership },
            ]),
        // Not the name of the group, which a phone has no room for.
        ...(group ? [{ name: "Seats", href: paths.group(group) }] : []),
      ]}
      current={current}
    />
  );
}
