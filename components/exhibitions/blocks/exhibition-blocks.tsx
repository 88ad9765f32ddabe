import type { ReactNode } from "react";
import { Markdown } from "@/components/ui/markdown";
import type { Block, BlockReferences, WorkReference } from "@/lib/exhibitions/blocks";
import { QuoteFigure } from "../quote-figure";
import { MapBlock } from "./block-map";
import { FilmBlock, SoundBlock } from "./block-media";
import { ObjectBlock } from "./block-object";
import { TimelineBlock } from "./block-timeline";
import { PairBlock, WorkBlock } from "./block-work";
import { findSound } from "./find-sound";
import "./blocks.css";

type ExhibitionBlocksProps = { blocks: readonly Block[]; references: BlockReferences };

/** The blocks of an exhibition in order. A block whose work, leaders or drop are not public is left out. */
export function ExhibitionBlocks({ blocks, references }: ExhibitionBlocksProps) {
  const shown = blocks.flatMap((block) => {
    const element = toElement(block, references);
    return element ? [{ id: block.id, element }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section aria-label="In this exhibition" className="page-x grid gap-[clamp(3rem,6vw,6rem)] py-wall">
      {shown.map(({ id, element }) => (
        <div key={id} className="min-w-0">
          {element}
        </div>
      ))}
    </section>
  );
}

function toElement(block: Block, { works, leaders, products }: BlockReferences): ReactNode {
  const findWork = ({ id }: WorkReference) => works.find((work) => work.id === id);
  const headingId = `block-${block.id}`;
  switch (block.type) {
    case "text":
      return (
        <div className="block-side">
          <div className="document">
            <Markdown text={block.text} />
          </div>
        </div>
      );
    case "work": {
      const work = findWork(block.work);
      return work && <WorkBlock work={work} caption={block.caption} />;
    }
    case "pair": {
      const [first, second] = [findWork(block.first), findWork(block.second)];
      return first && second && <PairBlock works={[first, second]} caption={block.caption} />;
    }
    case "quote":
      return (
        <div className="block-side">
          <QuoteFigure quote={block} />
        </div>
      );
    case "timeline": {
      const chosen = leaders.filter(({ slug }) => block.leaders.includes(slug));
      if (chosen.length + block.entries.length === 0) return null;
      return <TimelineBlock block={block} leaders={chosen} headingId={headingId} />;
    }
    case "map":
      return <MapBlock block={block} />;
    case "film":
      return <FilmBlock block={block} headingId={headingId} />;
    case "sound": {
      const files = findSound(block, leaders);
      return files && <SoundBlock block={block} files={files} headingId={headingId} />;
    }
    case "object": {
      const product = products.find(({ slug }) => slug === block.product);
      return product && <ObjectBlock product={product} caption={block.caption} />;
    }
  }
}
