"use client";

import { Trash2 } from "lucide-react";
import { useRef } from "react";
import { Alert } from "@/components/ui/alert";
import { IconButton } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { Textarea } from "@/components/ui/textarea";
import { knownPlaces } from "@/lib/exhibitions/collection/map";
import type { BlockFieldsProps, MapBlockValues, PlaceValues } from "./block-values";

/** The places of a map: known ones by name, others by their coordinates. */
export function MapFields({ value, onChange, errorOf }: BlockFieldsProps<MapBlockValues>) {
  const chooser = useRef<HTMLSelectElement>(null);
  const { places } = value;
  const setPlaces = (changed: PlaceValues[]) => onChange({ ...value, places: changed });
  const field = (index: number, name: "name" | "latitude" | "longitude") => ({
    value: places[index]?.[name] ?? "",
    error: errorOf(`places.${index}.${name}`),
    onChange: ({ target }: { target: { value: string } }) =>
      setPlaces(places.map((place, at) => (at === index ? { ...place, [name]: target.value } : place))),
  });

  function add(name: string) {
    const known = knownPlaces.find((place) => place.name === name);
    const [latitude, longitude] = known ? [String(known.latitude), String(known.longitude)] : ["", ""];
    setPlaces([...places, { key: crypto.randomUUID(), name: known?.name ?? "", latitude, longitude }]);
  }

  return (
    <>
      <ol className="grid gap-4">
        {places.map(({ key, name }, index) => (
          <li key={key} className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 border-line border-s-3 ps-4">
            <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_7rem_7rem]">
              <TextField label={`Place ${index + 1}`} maxLength={80} {...field(index, "name")} />
              <TextField label="Latitude" inputMode="decimal" maxLength={12} {...field(index, "latitude")} />
              <TextField label="Longitude" inputMode="decimal" maxLength={12} {...field(index, "longitude")} />
            </div>
            <IconButton
              label={`Remove place ${index + 1}${name && `, ${name}`}`}
              onClick={() => {
                setPlaces(places.filter((place) => place.key !== key));
                // The pressed button is gone.
                chooser.current?.focus();
              }}
            >
              <Trash2 aria-hidden className="size-5" />
            </IconButton>
          </li>
        ))}
      </ol>
      <Select ref={chooser} label="Add a place" value="" onChange={({ target }) => add(target.value)}>
        <option value="">Choose a place</option>
        {knownPlaces.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
        <option value="other">Another place, by coordinates</option>
      </Select>
      <Alert tone="error">{errorOf("places")}</Alert>
      <Textarea
        label="Caption"
        required
        rows={2}
        maxLength={600}
        value={value.caption}
        error={errorOf("caption")}
        onChange={({ target }) => onChange({ ...value, caption: target.value })}
      />
    </>
  );
}
