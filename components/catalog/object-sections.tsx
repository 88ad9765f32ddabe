import Link from "next/link";
import type { ReactNode } from "react";
import type { Product } from "@/lib/catalog/contracts";
import { deliveryEstimates, formatDimensions, measuringSentence, PACKING_DAYS } from "@/lib/catalog/detail-rules";
import { paths } from "@/lib/core/urls/paths";
import { ScaleDrawing } from "./scale-drawing";

function Section({ title, open = false, children }: { title: string; open?: boolean; children: ReactNode }) {
  return (
    <details open={open} className="group border-line border-b">
      <summary className="flex min-h-15 items-center justify-between gap-4 py-2 font-bold text-subheading">
        {title}
        <span aria-hidden className="text-[1.5rem] leading-none group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="grid max-w-[66ch] gap-4 pb-6 font-normal font-read">{children}</div>
    </details>
  );
}

function SizeTable({ columns, rows }: NonNullable<Product["sizeGuide"]>) {
  const cell = "border-line border-b py-2 pe-5 text-start";
  return (
    <div className="overflow-x-auto">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than the screen has to scroll by keyboard. */}
      <table tabIndex={0} aria-label="Size guide in centimetres" className="w-full border-collapse font-sans">
        <thead>
          <tr>
            {["Size", ...columns].map((column) => (
              <th key={column} scope="col" className={`${cell} font-medium text-muted text-small`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ size, cm }) => (
            <tr key={size}>
              <th scope="row" className={`${cell} font-bold`}>
                {size}
              </th>
              {columns.map((column, index) => (
                <td key={column} className={cell}>
                  {cm[index]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type ObjectSectionsProps = {
  product: Pick<Product, "name" | "categories" | "material" | "care" | "dimensions" | "sizeGuide">;
  /** The days after delivery in which a return can be asked for. */
  returnDays: number;
  /** What shipping costs, in words. */
  shipping: string;
};

/** About the object: material, dimensions, sizes, care, delivery and returns, in native sections that open without JavaScript. */
export function ObjectSections({ product, returnDays, shipping }: ObjectSectionsProps) {
  const { name, categories, material, care, dimensions, sizeGuide } = product;
  return (
    <section aria-labelledby="about-the-object" className="g12 items-start pt-wall">
      <h2 id="about-the-object" className="col-span-full pb-3 text-heading xl:col-span-5">
        About the object
      </h2>
      <div className="col-span-full border-line-strong border-t xl:col-span-7 xl:ps-5">
        {(material || dimensions) && (
          <Section title="Material and dimensions" open>
            {material && <p>{material}</p>}
            {dimensions && (
              <>
                <p>
                  {formatDimensions(dimensions)} cm, height × width{dimensions.depth === null ? "" : " × depth"}
                </p>
                <ScaleDrawing name={name} dimensions={dimensions} categories={categories} />
              </>
            )}
          </Section>
        )}
        {sizeGuide && (
          <Section title="Size guide">
            <SizeTable {...sizeGuide} />
            <p>{measuringSentence(sizeGuide)}</p>
          </Section>
        )}
        {care && (
          <Section title="Care">
            <p>{care}</p>
          </Section>
        )}
        <Section title="Delivery">
          <p>
            {shipping}. We ship from Lagos within {PACKING_DAYS.most} working days of payment. The courier then usually
            takes:
          </p>
          <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5">
            {deliveryEstimates.map(({ place, time }) => (
              <div key={place} className="contents">
                <dt className="text-muted">{place}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
          <p>
            These are estimates. The price for another country is shown at checkout.{" "}
            <Link href={paths.shipping} prefetch={false} className="link">
              More about delivery
            </Link>
          </p>
        </Section>
        <Section title="Returns">
          <p>
            If your order arrives damaged, faulty, wrong or not as described, ask for a return within {returnDays} days
            after delivery to get your money back.{" "}
            <Link href={paths.returns} prefetch={false} className="link">
              More about returns
            </Link>
          </p>
        </Section>
      </div>
    </section>
  );
}
