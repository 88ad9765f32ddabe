"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox, Switch } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { HoverDetails } from "@/components/ui/hover-details";
import { PasswordField } from "@/components/ui/password-field";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/components/ui/toast";
import { Specimen } from "./specimen";

const kinds = ["success", "error", "loading", "plain"] as const;

/** The primitives that answer: fields, choices, the dialog and the notes in the corner. */
export function LiveSpecimens() {
  const [count, setCount] = useState(1);
  const [asking, setAsking] = useState<"dialog" | "sheet" | null>(null);
  return (
    <>
      <Specimen name="TextField: empty, filled, hint, error, disabled">
        <TextField label="Name" placeholder="As it should be engraved" />
        <TextField label="Town" defaultValue="Ògbómọ̀ṣọ́" hint="Where the parcel goes." />
        <TextField label="Email" defaultValue="ada@" error="That is not an email address." />
        <TextField label="Code" defaultValue="LA.1966.04" disabled />
      </Specimen>
      <Specimen name="PasswordField, Select, Textarea">
        <PasswordField label="Password" defaultValue="living-archive" autoComplete="off" />
        <Select label="Packing" defaultValue="Rolled" hint="The price is the same.">
          <option>Rolled</option>
          <option>Flat</option>
        </Select>
        <Select label="State" defaultValue="" error="Choose a state.">
          <option value="">Choose</option>
          <option>Kano</option>
        </Select>
        <Textarea label="Your line for the wall" hint="Up to 280 signs." />
        <Textarea label="Your line for the wall" error="Write something first." />
      </Specimen>
      <Specimen name="Checkbox, Switch: off, on, error, disabled">
        <Checkbox label="Send me the letter" hint="Once a month." />
        <Checkbox label="Send me the letter" defaultChecked />
        <Checkbox label="I have read the terms" error="Tick this to go on." />
        <Checkbox label="Sold out" disabled />
        <Switch label="News of drops" hint="Before anybody else." />
        <Switch label="News of drops" defaultChecked />
      </Specimen>
      <Specimen name="QuantityStepper: at the least, in between, at the most, busy">
        <div className="flex flex-wrap gap-4">
          <QuantityStepper name="vase" value={count} onChange={setCount} max={9} />
          <QuantityStepper name="medal" value={3} onChange={setCount} max={3} />
          <QuantityStepper name="print" value={2} onChange={setCount} busy />
        </div>
      </Specimen>
      <Specimen name="HoverDetails">
        <HoverDetails summary="Exhibitions" summaryClass="cursor-pointer font-medium">
          <p className="pt-2 text-small">It opens when a mouse rests on it, and by key and touch.</p>
        </HoverDetails>
      </Specimen>
      <Specimen name="Dialog, Toast">
        <div className="flex flex-wrap gap-4">
          <Button size="small" onClick={() => setAsking("dialog")}>
            Dialog
          </Button>
          <Button size="small" look="secondary" onClick={() => setAsking("sheet")}>
            Sheet
          </Button>
          {kinds.map((kind) => (
            <Button
              key={kind}
              size="small"
              look="quiet"
              onClick={() => notify[kind](`A toast: ${kind}`, { duration: 3_000 })}
            >
              {kind}
            </Button>
          ))}
        </div>
        <Dialog
          open={asking !== null}
          sheet={asking === "sheet"}
          onClose={() => setAsking(null)}
          title="Take it off the wall?"
        >
          <p>It can be hung again.</p>
          <Button onClick={() => setAsking(null)}>Take it down</Button>
        </Dialog>
      </Specimen>
    </>
  );
}
