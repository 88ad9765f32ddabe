"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Message } from "@/components/ui/message";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/components/ui/toast";
import { useWork } from "@/components/ui/use-work";
import type { AdminAuction } from "@/lib/auction/admin-contracts";
import { api, complaintAbout } from "@/lib/http/api-client";
import { deskCalls } from "@/lib/platform/desk-calls";
import { deskPaths } from "@/lib/platform/desk-paths";
import { BandRows } from "./band-rows";
import { NameAndSlug } from "./name-and-slug";
import { PictureRows } from "./picture-rows";
import { missingInSale, type SaleDraft, saleBodyOf, saleDraftOf } from "./sale-draft";

const sentences = { offline: "Network error", otherwise: "The sale could not be saved. Please try again." };
type Line = Exclude<keyof SaleDraft, "bands" | "pictures">;

/** A sale, new or as it stands before it opens. `drops` are what a paid lot can become an order of. */
export function SaleForm({
  sale,
  drops,
}: {
  sale: AdminAuction | null;
  drops: readonly { _id: string; name: string }[];
}) {
  const router = useRouter();
  const work = useWork();
  const [draft, setDraft] = useState(() => saleDraftOf(sale));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState("");
  const change = (part: Partial<SaleDraft>) => setDraft((before) => ({ ...before, ...part }));

  async function save(event: FormEvent) {
    event.preventDefault();
    const missing = missingInSale(draft);
    setErrors(missing ?? {});
    setProblem("");
    if (missing || !work.begin()) return;
    const body = saleBodyOf(draft);
    const result = sale
      ? await api.patch<{ sale: AdminAuction }>(deskCalls.deskSale(sale.auction._id), {
          ...body,
          version: sale.version,
        })
      : await api.post<{ sale: AdminAuction }>(deskCalls.deskSales, body);
    work.end();
    if (!result.ok) {
      setErrors(result.fields ?? {});
      return setProblem(`❌ ${complaintAbout(result, sentences)}`);
    }
    notify.success(`${body.title} is saved`);
    router.push(deskPaths.saleDesk(result.data.sale.auction._id));
    router.refresh();
  }

  const field = (name: Line) => ({
    name,
    value: draft[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const isGone = draft.productId !== "" && drops.every(({ _id }) => _id !== draft.productId);

  return (
    <form onSubmit={save} noValidate className="grid max-w-read gap-7">
      <NameAndSlug
        label="Title"
        value={{ name: draft.title, slug: draft.slug }}
        onChange={({ name: title, slug }) => change({ title, slug })}
        errors={errors}
        isNew={!sale}
        longestSlug={80}
      />
      <Textarea
        label="Story of the lot"
        rows={6}
        maxLength={5_000}
        hint="An empty line begins a new paragraph."
        {...field("description")}
      />
      <Select
        label="Becomes an order of"
        hint="The drop as which the lot is on record once it is paid for. Without one a record is made for it."
        {...field("productId")}
      >
        <option value="">A record of its own</option>
        {isGone && <option value={draft.productId}>A drop that is deleted</option>}
        {drops.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
      <PictureRows
        pictures={draft.pictures}
        onChange={(pictures) => change({ pictures })}
        error={Object.entries(errors).find(([name]) => name.startsWith("images"))?.[1]}
      />
      <fieldset className="grid gap-5">
        <legend className="pb-2 text-subheading">The price, in naira</legend>
        <div className="grid items-start gap-x-gutter gap-y-5 xs:grid-cols-3">
          <TextField label="Opening price" required inputMode="numeric" {...field("openingBid")} />
          <TextField label="Each bid adds at least" required inputMode="numeric" {...field("increment")} />
          <TextField
            label="Reserve"
            inputMode="numeric"
            hint="Secret. Empty for none."
            autoComplete="off"
            {...field("reserve")}
          />
        </div>
        <BandRows bands={draft.bands} onChange={(bands) => change({ bands })} errors={errors} />
      </fieldset>
      <fieldset className="grid gap-5">
        <legend className="pb-2 text-subheading">When a bid comes late</legend>
        <div className="grid items-start gap-x-gutter gap-y-5 xs:grid-cols-3">
          <TextField label="In the last minutes" inputMode="decimal" {...field("extensionWindow")} />
          <TextField label="Gives more minutes" inputMode="decimal" {...field("extension")} />
          <TextField
            label="So many times at most"
            inputMode="numeric"
            hint="0 for never: then the end stands."
            {...field("extensionCap")}
          />
        </div>
      </fieldset>
      <Message>{problem}</Message>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={work.busy && "Saving…"}>
          Save the sale
        </Button>
        <ButtonLink href={sale ? deskPaths.saleDesk(sale.auction._id) : deskPaths.desk("auctions")} look="quiet">
          Leave it
        </ButtonLink>
      </div>
    </form>
  );
}
