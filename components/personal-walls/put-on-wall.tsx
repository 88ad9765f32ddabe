import { Frame } from "lucide-react";
import { buttonVariants } from "@/components/ui/button-variants";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

type PutOnWallProps = {
  /** The key of the work. */
  work: string;
  title: string;
  quiet?: boolean;
};

/** Puts a work on the visitor's own wall. It works without JavaScript; a visitor signs in first. */
export function PutOnWall({ work, title, quiet = false }: PutOnWallProps) {
  return (
    <form method="post" action={accountApiPaths.addToWall}>
      <input type="hidden" name="work" value={work} />
      <button
        type="submit"
        className={buttonVariants({
          variant: quiet ? "quiet" : "secondary",
          size: "small",
          className: quiet ? "px-0" : "",
        })}
      >
        <Frame aria-hidden className="size-5" />
        Put on my wall
        <span className="sr-only">: {title}</span>
      </button>
    </form>
  );
}
