import { Mail } from "lucide-react";
import { Alert } from "@/components/ui/alert";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Button, ButtonLink, IconButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Image } from "@/components/ui/image";
import { Price } from "@/components/ui/price";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import { StatusBadge } from "@/components/ui/status-badge";
import { WallLabel } from "@/components/ui/wall-label";
import { paths } from "@/lib/core/urls/paths";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import { ComponentExample } from "./component-example";

const variants = ["primary", "secondary", "quiet", "danger", "onNight", "onBrass"] as const;
const shapes = ["square", "dot", "ring", "half"] as const;
const tones = ["ink", "muted", "success", "danger", "warn", "accent"] as const;
const rowClass = "flex flex-wrap items-center gap-4";

/** The static components in every variant and state. */
export function StaticExamples() {
  const { portrait } = leaderPictures("johnson-aguiyi-ironsi");
  return (
    <>
      <ComponentExample name="Button: variants">
        <div className={rowClass}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </div>
      </ComponentExample>
      <ComponentExample name="Button: sizes, loading, disabled, wide; ButtonLink; IconButton">
        <div className={rowClass}>
          <Button size="small">Small</Button>
          <Button>Normal</Button>
          <Button size="large">Large</Button>
          <Button loading="Sending…">Send</Button>
          <Button disabled aria-describedby="disabled-reason">
            Bid
          </Button>
          <span id="disabled-reason" className="text-small">
            Members of the Circle bid.
          </span>
          <ButtonLink href={paths.design}>A link</ButtonLink>
          <IconButton label="Write">
            <Mail aria-hidden className="size-5" />
          </IconButton>
        </div>
        <Button wide variant="secondary">
          Wide
        </Button>
      </ComponentExample>
      <ComponentExample name="StatusBadge: shapes and tones">
        {shapes.map((shape) => (
          <div key={shape} className={rowClass}>
            {tones.map((tone) => (
              <StatusBadge key={tone} shape={shape} tone={tone}>
                {tone}
              </StatusBadge>
            ))}
          </div>
        ))}
      </ComponentExample>
      <ComponentExample name="Alert: success, error, warning, pending">
        <Alert tone="success">Your seat is reserved.</Alert>
        <Alert tone="error">The card was declined.</Alert>
        <Alert tone="warning">The last one is in another cart.</Alert>
        <Alert tone="pending">Waiting for the bank.</Alert>
      </ComponentExample>
      <ComponentExample name="Progress">
        <Progress label="Password strength" value={20} valueText="Weak" />
        <Progress label="Password strength" value={60} valueText="Good" />
        <Progress label="Password strength" value={100} valueText="Strong" />
      </ComponentExample>
      <ComponentExample name="Price: sizes, kobo, sale">
        <div className={`${rowClass} items-baseline`}>
          <Price amount={25_000} size="small" />
          <Price amount={1250.5} />
          <Price amount={345_000} size="large" />
          <Price amount={20_000} originalAmount={25_000} size="huge" />
        </div>
      </ComponentExample>
      <ComponentExample name="Skeleton">
        <div className="grid grid-cols-[6rem_1fr] gap-4">
          <Skeleton className="h-30" />
          <div className="grid content-start gap-3">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        </div>
      </ComponentExample>
      <ComponentExample name="Breadcrumb">
        <Breadcrumb items={[{ name: "Design", href: paths.design }]} current="The Stick and the Crocodile" />
      </ComponentExample>
      <ComponentExample name="EmptyState">
        <EmptyState title="Nothing saved yet" action={<Button>See the drops</Button>}>
          Saved items are listed here.
        </EmptyState>
      </ComponentExample>
      <ComponentExample name="WallLabel: full, compact; Image">
        <div className="flex flex-wrap items-end gap-4">
          <Image
            src={portrait.src}
            width={portrait.width}
            height={portrait.height}
            sizes="10rem"
            alt="A stuffed crocodile on a swagger stick, under a peaked cap."
            className="w-40"
          />
          <WallLabel title="The Stick and the Crocodile" year="2026" accession="LA.1966.04">
            Cut paper and screen print
          </WallLabel>
          <WallLabel compact title="Hoe and Yam" />
        </div>
      </ComponentExample>
    </>
  );
}
