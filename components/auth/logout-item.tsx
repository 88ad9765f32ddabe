import { apiPaths } from "@/lib/core/urls/api-paths";

/** The last entry of an account menu: signs out of this device with a plain form. */
export function LogoutItem({ className }: { className: string }) {
  return (
    <li className="border-line border-t">
      <form method="post" action={apiPaths.logout}>
        <button type="submit" className={className}>
          Logout
        </button>
      </form>
    </li>
  );
}
