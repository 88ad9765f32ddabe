import type { Product } from "@/lib/shop/contracts";

const longestHeadline = 48;

/** What a drop is about. A first paragraph that is short enough is its headline; the rest is for reading. */
export function DropStory({ name, description }: Pick<Product, "name" | "description">) {
  const paragraphs = description.split(/\n\s*\n/).map((text) => text.trim());
  const [first = ""] = paragraphs;
  const hasHeadline = paragraphs.length > 1 && first.length <= longestHeadline;
  const body = (hasHeadline ? paragraphs.slice(1) : paragraphs).filter(Boolean);
  if (body.length === 0) return null;
  return (
    <section aria-labelledby="story" className="g12 gap-y-8 pt-wall">
      <h2 id="story" className="col-span-full max-w-[12ch] text-giant xl:col-span-5">
        {hasHeadline ? first : `On the ${name}`}
      </h2>
      <div className="reading col-span-full lg:col-span-9 xl:col-span-6 xl:ps-5">
        {body.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  );
}
