import { DropAlert } from "./drop-alert";

/** For a drop with some sizes sold out: an email when one of them is back. */
export function SizeAlert({ slug, sizes }: { slug: string; sizes: readonly string[] }) {
  return (
    <details className="border-line border-b pb-3">
      <summary className="flex min-h-tap items-center font-medium text-small underline underline-offset-[0.25em]">
        Your size is sold out? Get an email when it is back
      </summary>
      <div className="pt-2">
        <DropAlert slug={slug} sizes={sizes} />
      </div>
    </details>
  );
}
