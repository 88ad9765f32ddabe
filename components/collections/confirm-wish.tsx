import { buttonVariants } from "@/components/ui/button-variants";
import { apiPaths } from "@/lib/core/urls/api-paths";

/** The wish of a visitor who has logged in meanwhile. It works without JavaScript. */
export function ConfirmWish({ product, number, name }: { product: string; number: number; name: string }) {
  return (
    <form method="post" action={apiPaths.numberWishes} className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <input type="hidden" name="product" value={product} />
      <input type="hidden" name="number" value={number} />
      <button type="submit" className={buttonVariants({ size: "small" })}>
        Email me when No. {number} is available
      </button>
      <span className="text-muted text-small">Of {name}. You can stop at any time.</span>
    </form>
  );
}
