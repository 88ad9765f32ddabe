import { INK, letters, line, poly } from "./kit";
import { contact, picture, plinth, room } from "./stage";

/** The placeholder of a product without an image: the lamp, the plinth and an outline. */
export const placeholder = () =>
  picture(
    room("night") +
      plinth() +
      contact(396, 800, 96) +
      line(
        poly([
          [300, 440],
          [492, 440],
          [520, 796],
          [272, 796],
        ]),
        INK.chalk,
        6,
        'stroke-dasharray="18 14"',
      ) +
      letters("On its", 396, 600, { size: 46, anchor: 0.5, fill: INK.chalk }) +
      letters("way", 396, 660, { size: 46, anchor: 0.5, fill: INK.chalk }),
  );
