import Link from "next/link";
import { paths } from "@/lib/core/urls/paths";
import { LabelQr } from "./label-qr";

type Label = { code: string; name: string; number: number };

/** The smart labels of the objects in an order; nothing when there are none. */
export function OrderLabels({ labels, site }: { labels: readonly Label[]; site: string }) {
  if (labels.length === 0) return null;
  return (
    <section aria-labelledby="labels" className="grid gap-4 pt-12">
      <h2 id="labels" className="font-sign text-section">
        Labels of your objects
      </h2>
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3 md:grid-cols-4">
        {labels.map(({ code, name, number }) => (
          <li key={code}>
            <Link
              href={paths.label(code)}
              prefetch={false}
              className="on-paper group grid h-full content-start gap-1 pb-4 text-center shadow-label"
            >
              <LabelQr url={`${site}${paths.label(code)}`} className="w-full" />
              <span className="font-bold group-hover:underline">{code}</span>
              <span className="px-3 font-normal font-read text-small">
                {name}, No. {number}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
