"use client";

import { Pencil } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "@/components/ui/button";
import { Checkbox, Switch } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import { NavigationMenu } from "@/components/ui/navigation-menu";
import { PasswordField } from "@/components/ui/password-field";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import { Select } from "@/components/ui/select";
import { TabList, TabPanel } from "@/components/ui/tabs";
import { Textarea } from "@/components/ui/textarea";
import { notify } from "@/components/ui/toast";
import { Tooltip } from "@/components/ui/tooltip";
import { ComponentExample } from "./component-example";

const exampleTabs = [
  { id: "satire", name: "Satire" },
  { id: "record", name: "Record" },
] as const;
const toastKinds = ["success", "error", "loading", "plain"] as const;

/** The interactive components: fields, choices, dialog and toast. */
export function InteractiveExamples() {
  const [count, setCount] = useState(1);
  const [tab, setTab] = useState<(typeof exampleTabs)[number]["id"]>("satire");
  const [openDialog, setOpenDialog] = useState<"dialog" | "sheet" | null>(null);
  return (
    <>
      <ComponentExample name="TextField: empty, filled, hint, error, disabled">
        <TextField label="Name" placeholder="As it should be engraved" />
        <TextField label="Town" defaultValue="Ògbómọ̀ṣọ́" hint="Where the parcel goes." />
        <TextField label="Email" defaultValue="ada@" error="Please enter a valid email address." />
        <TextField label="Code" defaultValue="LA.1966.04" disabled />
      </ComponentExample>
      <ComponentExample name="PasswordField, Select, Textarea">
        <PasswordField label="Password" defaultValue="living-archive" autoComplete="off" />
        <Select label="Packing" defaultValue="Rolled" hint="The price is the same.">
          <option>Rolled</option>
          <option>Flat</option>
        </Select>
        <Select label="State" defaultValue="" error="Choose a state.">
          <option value="">Choose</option>
          <option>Kano</option>
        </Select>
        <Textarea label="Your comment" hint="Up to 280 characters." />
        <Textarea label="Your comment" error="Please write something first." />
      </ComponentExample>
      <ComponentExample name="Checkbox, Switch: off, on, error, disabled">
        <Checkbox label="Subscribe to the newsletter" hint="Once a month." />
        <Checkbox label="Subscribe to the newsletter" defaultChecked />
        <Checkbox label="I have read the terms" error="Please accept the terms." />
        <Checkbox label="Sold out" disabled />
        <Switch label="Drop alerts" hint="Before everyone else." />
        <Switch label="Drop alerts" defaultChecked />
      </ComponentExample>
      <ComponentExample name="QuantityStepper: minimum, in between, maximum, loading">
        <div className="flex flex-wrap gap-4">
          <QuantityStepper name="vase" value={count} onChange={setCount} max={9} />
          <QuantityStepper name="medal" value={3} onChange={setCount} max={3} />
          <QuantityStepper name="print" value={2} onChange={setCount} loading />
        </div>
      </ComponentExample>
      <ComponentExample name="TabList, TabPanel: arrow keys, Home, End">
        <div>
          <TabList label="A chapter" tabs={exampleTabs} active={tab} onChange={setTab} />
          {exampleTabs.map(({ id, name }) => (
            <TabPanel key={id} tab={id} hidden={id !== tab} className="pt-3 text-small">
              The panel “{name}”.
            </TabPanel>
          ))}
        </div>
      </ComponentExample>
      <ComponentExample name="Tooltip: on hover and on focus by keyboard">
        <Tooltip>
          <IconButton label="Write a comment">
            <Pencil aria-hidden className="size-5" />
          </IconButton>
        </Tooltip>
      </ComponentExample>
      <ComponentExample name="NavigationMenu">
        <NavigationMenu trigger="Exhibitions" triggerClass="cursor-pointer font-medium">
          <p className="pt-2 text-small">Opens on hover, by keyboard and by touch.</p>
        </NavigationMenu>
      </ComponentExample>
      <ComponentExample name="Dialog, Toast">
        <div className="flex flex-wrap gap-4">
          <Button size="small" onClick={() => setOpenDialog("dialog")}>
            Dialog
          </Button>
          <Button size="small" variant="secondary" onClick={() => setOpenDialog("sheet")}>
            Sheet
          </Button>
          {toastKinds.map((kind) => (
            <Button
              key={kind}
              size="small"
              variant="quiet"
              onClick={() => notify[kind](`A toast: ${kind}`, { duration: 3_000 })}
            >
              {kind}
            </Button>
          ))}
        </div>
        <Dialog
          open={openDialog !== null}
          sheet={openDialog === "sheet"}
          onClose={() => setOpenDialog(null)}
          title="Delete this artwork?"
        >
          <p>It can be restored.</p>
          <Button onClick={() => setOpenDialog(null)}>Delete</Button>
        </Dialog>
      </ComponentExample>
    </>
  );
}
