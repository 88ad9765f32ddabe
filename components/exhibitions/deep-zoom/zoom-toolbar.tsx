import { Minus, Plus, RotateCw, Scan } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/button";
import { Tooltip } from "@/components/ui/tooltip";
import type { DeepZoomImage } from "./deep-zoom-image";

/** What a button or a key does with an image. */
export type ZoomAction = (image: DeepZoomImage) => void;

const step = 0.25;
const factor = 1.5;
const zoomIn: ZoomAction = (image) => image.zoomBy(factor);
const zoomOut: ZoomAction = (image) => image.zoomBy(1 / factor);
const rotate: ZoomAction = (image) => image.rotateBy(90);
const showWhole: ZoomAction = (image) => image.reset();

const keyActions: Readonly<Record<string, ZoomAction>> = {
  "+": zoomIn,
  "=": zoomIn,
  "-": zoomOut,
  _: zoomOut,
  "0": showWhole,
  r: rotate,
  R: (image) => image.rotateBy(-90),
  ArrowLeft: (image) => image.panBy(-step, 0),
  ArrowRight: (image) => image.panBy(step, 0),
  ArrowUp: (image) => image.panBy(0, -step),
  ArrowDown: (image) => image.panBy(0, step),
};

type PressedKey = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** The action of a key, if it has one. */
export const findKeyAction = ({ key, ctrlKey, metaKey, altKey }: PressedKey): ZoomAction | undefined =>
  ctrlKey || metaKey || altKey || !Object.hasOwn(keyActions, key) ? undefined : keyActions[key];

/** The names of the keys, for the text beside an image. */
export const zoomKeys = "+ zoom in, − zoom out, arrows move, R turn, 0 whole artwork";

const buttons: readonly { label: string; icon: ReactNode; action: ZoomAction }[] = [
  { label: "Zoom in", icon: <Plus aria-hidden className="size-6" />, action: zoomIn },
  { label: "Zoom out", icon: <Minus aria-hidden className="size-6" />, action: zoomOut },
  { label: "Turn right", icon: <RotateCw aria-hidden className="size-5" />, action: rotate },
  { label: "Whole artwork", icon: <Scan aria-hidden className="size-6" />, action: showWhole },
];

type ZoomToolbarProps = {
  /** Names the image in the labels where there is more than one. */
  title?: string;
  onAction: (action: ZoomAction) => void;
};

/** The buttons over an image. */
export function ZoomToolbar({ title, onAction }: ZoomToolbarProps) {
  return buttons.map(({ label, icon, action }) => (
    <Tooltip key={label}>
      <IconButton
        label={title ? `${label}: ${title}` : label}
        onClick={() => onAction(action)}
        className="hover:bg-chalk/15"
      >
        {icon}
      </IconButton>
    </Tooltip>
  ));
}
