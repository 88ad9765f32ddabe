"use client";

import { useState } from "react";
import * as z from "zod/mini";
import { cardFormClass, FormSection } from "@/components/admin/ui/form-section";
import { useDebounced } from "@/components/admin/ui/use-debounced";
import { useEditForm } from "@/components/admin/versions/use-edit-form";
import { FormMessage } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Form } from "@/components/ui/form";
import { Select } from "@/components/ui/select";
import { type ApiResult, api } from "@/lib/api-client/client";
import { useApi } from "@/lib/api-client/use-api";
import { type EditedSegment, type SegmentFilter, segmentBody } from "@/lib/auth/segments/contracts";
import { optional, requiredText, wholeNaira } from "@/lib/core/form-inputs";
import { keysOf } from "@/lib/core/keys-of";
import { fieldsOf, recordOf } from "@/lib/core/records";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { segmentPlanNames, yesNoNames } from "./segment-labels";

const typed = z.object({
  name: requiredText("Enter a name"),
  plan: z.string(),
  town: z.string(),
  country: z.string(),
  product: z.string(),
  paid: optional(wholeNaira),
  from: z.string(),
  to: z.string(),
  comments: z.string(),
  newsletter: z.string(),
});

type SegmentFields = { name: string } & Record<keyof SegmentFilter, string | number | null>;

/** A condition that is empty is none. */
const toBody = ({ name, ...conditions }: SegmentFields) => ({
  name,
  filter: Object.fromEntries(Object.entries(conditions).filter(([, value]) => value !== null)) as SegmentFilter,
});

/** The fields as typed; they are checked by the contract of the request. */
const segmentForm = z.pipe(
  typed,
  z.transform(({ name, paid, ...rest }, context): SegmentFields => {
    const fields: SegmentFields = { name, paid, ...recordOf(keysOf(rest), (key) => rest[key].trim() || null) };
    const checked = z.safeParse(segmentBody, toBody(fields));
    for (const { path, message } of checked.error?.issues ?? [])
      context.issues.push({
        code: "custom",
        input: name,
        message,
        path: [path.at(-1) === "filter" ? "plan" : (path.at(-1) ?? "name")],
      });
    return fields;
  }),
);

/** A failure with the saved conditions one by one, as the form has them. */
function withFields<Reply>(result: ApiResult<Reply>): ApiResult<Reply> {
  if (result.ok || !result.current) return result;
  const { name, filter } = result.current.fields;
  const conditions = Object.fromEntries(Object.keys(typed.shape).map((key) => [key, null]));
  return { ...result, current: { ...result.current, fields: { ...conditions, ...fieldsOf(filter), name } } };
}

type SegmentFormProps = {
  segment: EditedSegment | null;
  products: readonly { _id: string; name: string }[];
};

const numberFormat = new Intl.NumberFormat("en-NG");
const peopleCount = (people: number): string =>
  people === 1 ? "1 person meets these conditions." : `${numberFormat.format(people)} people meet these conditions.`;

const toFormValues = (segment: SegmentFormProps["segment"]): z.input<typeof segmentForm> => ({
  name: segment?.name ?? "",
  plan: segment?.filter.plan ?? "",
  town: segment?.filter.town ?? "",
  country: segment?.filter.country ?? "",
  product: segment?.filter.product ?? "",
  paid: segment?.filter.paid ? String(segment.filter.paid) : "",
  from: segment?.filter.from ?? "",
  to: segment?.filter.to ?? "",
  comments: segment?.filter.comments ?? "",
  newsletter: segment?.filter.newsletter ?? "",
});

/** The conditions that are filled in. */
const givenConditions = ({ name: _, ...fields }: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ""));

const typedTexts = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));

/** How many people meet the typed conditions now. */
function People({ conditions }: { conditions: Record<string, string> }) {
  const query = useDebounced(conditions);
  const isEmpty = Object.keys(query).length === 0;
  const { data, error } = useApi(isEmpty ? null : adminApiPaths.segmentPeople, { query, keepPreviousData: true });
  return (
    <p role="status" className="text-muted">
      {isEmpty
        ? "Choose a condition to see how many people meet it."
        : error
          ? "The people could not be counted with these conditions."
          : data
            ? peopleCount(data.people)
            : "Counting…"}
    </p>
  );
}

/** Creates or changes a segment. A person has to meet all of the conditions. */
export function SegmentForm({ segment, products }: SegmentFormProps) {
  const form = useEditForm({
    kind: "record",
    choices: {
      plan: segmentPlanNames,
      product: Object.fromEntries(products.map(({ _id, name }) => [_id, name])),
      comments: yesNoNames,
      newsletter: yesNoNames,
    },
    version: segment?.version ?? 0,
    schema: segmentForm,
    defaultValues: toFormValues(segment),
    send: async (fields, version) =>
      segment
        ? withFields(await api.put(adminApiPaths.segment(segment._id), { ...toBody(fields), version }))
        : api.post(adminApiPaths.segments, toBody(fields)),
    errors: { offline: "Network error", otherwise: "The segment could not be saved." },
    toast: "Segment saved",
    goTo: adminPaths.segments,
  });
  const [conditions, setConditions] = useState(() => givenConditions(toFormValues(segment)));
  return (
    <>
      <Form
        onSubmit={form.onSubmit}
        onChange={({ currentTarget }) => setConditions(givenConditions(typedTexts(new FormData(currentTarget))))}
        className={cardFormClass}
      >
        <FormSection name="Segment">
          <TextField
            label="Name"
            required
            maxLength={60}
            hint="For example, Collectors in Lagos."
            {...form.field("name")}
          />
        </FormSection>
        <FormSection name="Conditions" hint="Leave a field empty where anything is fine.">
          <div className="grid gap-x-gutter gap-y-5 xs:grid-cols-2">
            <Select label="Plan" {...form.field("plan")}>
              <option value="">Any, or none</option>
              {Object.entries(segmentPlanNames).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </Select>
            <Select label="Bought" {...form.field("product")}>
              <option value="">Anything, or nothing</option>
              {products.map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </Select>
            <TextField label="Town" maxLength={80} hint="As in their address." {...form.field("town")} />
            <TextField label="Country" maxLength={80} {...form.field("country")} />
            <TextField label="Spent at least (naira)" inputMode="numeric" {...form.field("paid")} />
            <span aria-hidden className="max-xs:hidden" />
            <TextField label="Joined from" type="date" {...form.field("from")} />
            <TextField label="Joined until" type="date" {...form.field("to")} />
            {(["comments", "newsletter"] as const).map((name) => (
              <Select
                key={name}
                label={name === "comments" ? "Has written comments" : "Gets the newsletter"}
                {...form.field(name)}
              >
                <option value="">Yes or no</option>
                {Object.entries(yesNoNames).map(([value, word]) => (
                  <option key={value} value={value}>
                    {word}
                  </option>
                ))}
              </Select>
            ))}
          </div>
          <People conditions={conditions} />
        </FormSection>
        <FormMessage message={form.message} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={form.busy && "Saving…"}>
            {segment ? "Save segment" : "Create segment"}
          </Button>
          <ButtonLink href={adminPaths.segments} variant="quiet">
            Cancel
          </ButtonLink>
        </div>
      </Form>
      {form.dialog}
    </>
  );
}
