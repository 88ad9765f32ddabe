import type { Product } from "@/lib/catalog/contracts";

const maxDisplayLength = 48;

/** The product description: first sentence large, the rest for reading. */
export function ProductStory({ name, description }: Pick<Product, "name" | "description">) {
  const text = description.trim();
  if (!text) return null;
  const lead = /^.+?[.!?](?=\s+\p{Lu})/su.exec(text)?.[0] ?? text;
  const rest = text.slice(lead.length).split(/\n\s*\n/);
  return (
    <section aria-label={`About ${name}`} className="g12 gap-y-8 pt-wall">
      {lead.length <= maxDisplayLength ? (
        <h2 className="col-span-full max-w-[12ch] text-giant xl:col-span-5">{lead}</h2>
      ) : (
        <p className="col-span-full max-w-[30ch] text-balance font-semibold text-heading lg:col-span-10 xl:col-span-5">
          {lead}
        </p>
      )}
      <div className="reading col-span-full lg:col-span-10 xl:col-span-6 xl:ps-5">
        {rest.map((paragraph) => (
          <p key={paragraph}>{paragraph.trim()}</p>
        ))}
      </div>
    </section>
  );
}
