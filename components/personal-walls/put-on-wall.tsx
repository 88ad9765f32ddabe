import { Plus } from "lucide-react";
import { buttonVariants } from "@/components/ui/button-variants";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

type PutOnWallProps = {
  /** The key of the work. */
  work: string;
  title: string;
  /** Where every item of a list has one. */
  quiet?: boolean;
};

const quietStyle =
  "inline-flex min-h-tap items-center gap-1.5 font-medium text-muted text-small hover:text-ink hover:underline hover:decoration-2 hover:decoration-accent hover:underline-offset-[0.28em]";

/** Puts a work on the visitor's own wall. It works without JavaScript; a visitor signs in first. */
export function PutOnWall({ work, title, quiet = false }: PutOnWallProps) {
  return (
    <form method="post" action={accountApiPaths.addToWall}>
      <input type="hidden" name="work" value={work} />
      <button type="submit" className={quiet ? quietStyle : buttonVariants({ variant: "secondary", size: "small" })}>
        <Plus aria-hidden className="size-4.5" />
        Put on my wall
        <span className="sr-only">: {title}</span>
      </button>
    </form>
  );
}
