import type { ReactNode } from "react";
import type { Product } from "@/lib/catalog/contracts";

const maxDisplayLength = 48;

type ProductStoryProps = Pick<Product, "name" | "description"> & {
  /** The work that the product is made after. */
  work?: ReactNode;
};

/** The product description: first sentence large, the rest for reading; on a wide screen with the work beside them. */
export function ProductStory({ name, description, work }: ProductStoryProps) {
  const text = description.trim();
  if (!text) return null;
  const lead = /^.+?[.!?](?=\s+\p{Lu})/su.exec(text)?.[0] ?? text;
  const rest = text.slice(lead.length).split(/\n\s*\n/);
  return (
    <section aria-label={`About ${name}`} className="g12 gap-y-8 pt-wall">
      {lead.length <= maxDisplayLength ? (
        <h2 className="col-span-full max-w-[12ch] text-giant xl:col-span-5">{lead}</h2>
      ) : (
        <p className="col-span-full max-w-[30ch] text-balance font-normal font-read text-[clamp(1.75rem,1.3rem+1.6vw,2.375rem)] leading-[1.2] tracking-[-0.01em] lg:col-span-10 xl:col-span-5">
          {lead}
        </p>
      )}
      <div className={`reading col-span-full lg:col-span-10 xl:ps-5 ${work ? "xl:col-span-4" : "xl:col-span-6"}`}>
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph.trim()}</p>
        ))}
      </div>
      {work && <div className="hidden xl:col-span-3 xl:block">{work}</div>}
    </section>
  );
}
