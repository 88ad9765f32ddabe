import { Mail } from "lucide-react";
import { Breadcrumb } from "@/components/ui/breadcrumb";
import { Button, ButtonLink, RoundButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Mark } from "@/components/ui/mark";
import { Message } from "@/components/ui/message";
import { Meter } from "@/components/ui/meter";
import { Picture } from "@/components/ui/picture";
import { Price } from "@/components/ui/price";
import { Skeleton } from "@/components/ui/skeleton";
import { WallLabel } from "@/components/ui/wall-label";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import { paths } from "@/lib/platform/paths";
import { Specimen } from "./specimen";

const looks = ["primary", "secondary", "quiet", "danger", "onNight", "onBrass"] as const;
const shapes = ["square", "dot", "ring", "half"] as const;
const tones = ["ink", "muted", "success", "danger", "warn", "accent"] as const;
const row = "flex flex-wrap items-center gap-4";

/** The primitives that only show something, in every look and state. */
export function StillSpecimens() {
  const { portrait } = leaderPictures("johnson-aguiyi-ironsi");
  return (
    <>
      <Specimen name="Button: looks">
        <div className={row}>
          {looks.map((look) => (
            <Button key={look} look={look}>
              {look}
            </Button>
          ))}
        </div>
      </Specimen>
      <Specimen name="Button: sizes, busy, blocked, wide; ButtonLink; RoundButton">
        <div className={row}>
          <Button size="small">Small</Button>
          <Button>Normal</Button>
          <Button size="large">Large</Button>
          <Button busy="Sending…">Send</Button>
          <Button blocked aria-describedby="blocked-because">
            Bid
          </Button>
          <span id="blocked-because" className="text-small">
            Members of the Circle bid.
          </span>
          <ButtonLink href={paths.design}>A link</ButtonLink>
          <RoundButton label="Write">
            <Mail aria-hidden className="size-5" />
          </RoundButton>
        </div>
        <Button wide look="secondary">
          Wide
        </Button>
      </Specimen>
      <Specimen name="Mark: shapes and tones">
        {shapes.map((shape) => (
          <div key={shape} className={row}>
            {tones.map((tone) => (
              <Mark key={tone} shape={shape} tone={tone}>
                {tone}
              </Mark>
            ))}
          </div>
        ))}
      </Specimen>
      <Specimen name="Message: done, refused, warned, waiting, plain">
        <Message>✅ Your place is kept.</Message>
        <Message>❌ The card was declined.</Message>
        <Message>⚠️ The last one is in another cart.</Message>
        <Message>⏳ The bank has not answered yet.</Message>
        <Message>The museum is closed on Mondays.</Message>
      </Specimen>
      <Specimen name="Meter">
        <Meter label="Password strength" value={20} word="Weak" />
        <Meter label="Password strength" value={60} word="Good" />
        <Meter label="Password strength" value={100} word="Strong" />
      </Specimen>
      <Specimen name="Price: sizes, kobo, sale">
        <div className={`${row} items-baseline`}>
          <Price amount={25_000} size="small" />
          <Price amount={1250.5} />
          <Price amount={345_000} size="large" />
          <Price amount={20_000} was={25_000} size="huge" />
        </div>
      </Specimen>
      <Specimen name="Skeleton">
        <div className="grid grid-cols-[6rem_1fr] gap-4">
          <Skeleton className="h-30" />
          <div className="grid content-start gap-3">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-4" />
            <Skeleton className="h-4 w-4/5" />
          </div>
        </div>
      </Specimen>
      <Specimen name="Breadcrumb">
        <Breadcrumb trail={[{ name: "Design", href: paths.design }]} here="The Stick and the Crocodile" />
      </Specimen>
      <Specimen name="EmptyState">
        <EmptyState title="Nothing is kept yet" action={<Button>See the drops</Button>}>
          What you keep while looking round is listed here.
        </EmptyState>
      </Specimen>
      <Specimen name="WallLabel: whole, small; Picture">
        <div className="flex flex-wrap items-end gap-4">
          <Picture
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
          <WallLabel small title="Hoe and Yam" />
        </div>
      </Specimen>
    </>
  );
}
