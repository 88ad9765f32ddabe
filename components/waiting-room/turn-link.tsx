import { buttonVariants } from "@/components/ui/button-variants";
import { paths } from "@/lib/core/urls/paths";

/**
 * The id around a drop's offer while its waiting room is active. The page is the same for everyone: its buy buttons show only when the URL
 * names this id.
 */
export const YOUR_TURN = "your-turn";

/**
 * Leads an admitted visitor to the buy buttons of the drop. A plain link, because a browser applies `:target` only when it follows one
 * itself.
 */
export function TurnLink({ slug, name }: { slug: string; name: string }) {
  return (
    <a href={`${paths.drop(slug)}#${YOUR_TURN}`} className={buttonVariants({ size: "large" })}>
      Continue to {name}
    </a>
  );
}
