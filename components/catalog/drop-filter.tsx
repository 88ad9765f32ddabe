import Link from "next/link";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { Category, ProductFilter } from "@/lib/catalog/contracts";
import { paths } from "@/lib/core/urls/paths";
import "@/components/ui/scroll-fade.css";

type DropFilterProps = { categories: readonly Category[]; filter: ProductFilter };

/** Category links, and a plain form for the rest, which works without JavaScript. */
export function DropFilter({ categories, filter }: DropFilterProps) {
  const { category, ...rest } = filter;
  const { min, max, available, sort } = rest;
  const isActive = [min, max, available, sort].some((value) => value !== undefined);
  const chips = [
    { name: "All", href: isActive ? paths.filteredDrops(rest) : paths.drops, isCurrent: category === undefined },
    ...categories.map(({ slug, name }) => ({
      name,
      // With a filter the category is one more part of it; without one its own page is prerendered.
      href: isActive ? paths.filteredDrops({ category: slug, ...rest }) : paths.dropCategory(slug),
      isCurrent: slug === category,
    })),
  ];
  return (
    // The title takes the first three columns of a wide screen.
    <div className="grid min-w-0 grid-cols-1 gap-3 pb-6 xl:ms-[calc((100%-11*var(--gutter))/4+3*var(--gutter))] xl:pt-12 xl:pb-0">
      <nav aria-label="Categories">
        {/* On a phone and a tablet the chips are one row that scrolls sideways, so that the drops begin on the first screen. */}
        <ul className="chips flex gap-2 scroll-fade max-lg:-mx-edge max-lg:px-edge lg:flex-wrap">
          {chips.map(({ name, href, isCurrent }) => (
            <li key={href}>
              <Link href={href} prefetch={false} aria-current={isCurrent ? "page" : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <details open={isActive}>
        <summary className="link inline-flex min-h-tap w-max items-center text-base">Filter and sort</summary>
        <form action={paths.drops} method="get" className="flex flex-wrap items-end gap-4 pt-2">
          {category !== undefined && <input type="hidden" name="category" value={category} />}
          <TextField
            name="min"
            label="From, in naira"
            inputMode="numeric"
            pattern="\d{1,9}"
            title="A whole number of naira"
            defaultValue={min}
            className="w-32"
          />
          <TextField
            name="max"
            label="To, in naira"
            inputMode="numeric"
            pattern="\d{1,9}"
            title="A whole number of naira"
            defaultValue={max}
            className="w-32"
          />
          <Select label="Sort by" name="sort" defaultValue={sort ?? ""} className="w-44">
            <option value="">Featured</option>
            <option value="newest">Newest</option>
            <option value="price">Lowest price</option>
            <option value="few-left">Few left</option>
          </Select>
          <Checkbox name="available" value="1" defaultChecked={available !== undefined} label="Available now" />
          <Button type="submit" size="small">
            Show
          </Button>
          {isActive && (
            <Link
              href={category === undefined ? paths.drops : paths.dropCategory(category)}
              prefetch={false}
              className="link min-h-tap content-center text-base"
            >
              Clear the filter
            </Link>
          )}
        </form>
      </details>
    </div>
  );
}
