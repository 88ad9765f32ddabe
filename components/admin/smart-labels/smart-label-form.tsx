"use client";

import { useRouter } from "next/navigation";
import * as z from "zod/mini";
import { AdminDialog } from "@/components/admin/ui/admin-dialog";
import { FormMessage } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Form } from "@/components/ui/form";
import { Select } from "@/components/ui/select";
import { useApiForm } from "@/components/ui/use-api-form";
import { api } from "@/lib/api-client/client";
import { type LabelledProduct, smartLabelBody } from "@/lib/catalog/labels/contracts";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";

/** A choice of a form: its value and its text. */
export type Choice = readonly [value: string, text: string];

const orNull = (choice: typeof smartLabelBody.shape.model) =>
  z.pipe(
    z.transform((value: unknown) => (value === "" ? null : value)),
    choice,
  );
const labelForm = z.object({
  model: orNull(smartLabelBody.shape.model),
  chapterSlug: orNull(smartLabelBody.shape.chapterSlug),
});

type SmartLabelFormProps = {
  product: LabelledProduct;
  chapters: readonly Choice[];
  models: readonly Choice[];
  onClose: () => void;
};

/** Makes the smart labels of a product, or changes what scanning them shows. */
export function SmartLabelForm({ product, chapters, models, onClose }: SmartLabelFormProps) {
  const router = useRouter();
  const { name, label } = product;
  const form = useApiForm({
    schema: labelForm,
    defaultValues: { chapterSlug: label?.chapterSlug ?? "", model: label?.model ?? "" },
    send: (body) => api.put(adminApiPaths.smartLabel(product._id), body),
    errors: { offline: "Network error", otherwise: "Failed to save the labels" },
    toast: ({ label: saved }) =>
      label ? `The labels of ${name} are saved` : `${name} has smart labels: ${saved.code}`,
    onDone: () => {
      onClose();
      router.refresh();
    },
  });
  return (
    <AdminDialog open onClose={onClose} title={label ? `Smart labels of ${name}` : `Make smart labels for ${name}?`}>
      <Form onSubmit={form.onSubmit} className="grid gap-5">
        <p>
          {label
            ? "The printed codes stay. What scanning them shows changes at once."
            : "Each numbered unit gets its own code, sold ones too, and the museum’s copy one more. Scanning it shows the object, its number and its owner."}
        </p>
        <Select label="Chapter" hint="The leader whose chapter the object belongs to." {...form.field("chapterSlug")}>
          <option value="">None</option>
          {chapters.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
        <Select label="3D model" hint="Without one, scanning shows the pictures." {...form.field("model")}>
          <option value="">None</option>
          {models.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
        <FormMessage message={form.message} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={form.busy && "Saving…"}>
            {label ? "Save" : "Make labels"}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Form>
    </AdminDialog>
  );
}
