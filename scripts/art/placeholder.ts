import { INK, letters, line, poly } from "./kit";
import { contact, picture, plinth, room } from "./stage";

/** What stands where a drop has no picture yet: the lamp, the plinth, and the outline of something that is coming. */
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
