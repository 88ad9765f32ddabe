import { expect, test } from "vitest";
import { allowOneMediaPlayer } from "./one-media-player";

class Player extends EventTarget {
  muted = false;
  playing = false;
  pause() {
    this.playing = false;
    this.dispatchEvent(new Event("pause"));
  }
}

/** A document in which media elements start. */
class Page extends EventTarget {
  start(player: Player) {
    player.playing = true;
    const event = new Event("play");
    Object.defineProperty(event, "target", { value: player });
    this.dispatchEvent(event);
  }
}

test("a second player pauses the first one, a muted one pauses nothing, and the end of the last one is reported", () => {
  const [page, film, song, loop] = [new Page(), new Player(), new Player(), new Player()];
  loop.muted = true;
  const reports: boolean[] = [];
  const stop = allowOneMediaPlayer(page, (isPlaying) => reports.push(isPlaying));
  page.start(film);
  page.start(loop);
  page.start(song);
  expect([film.playing, loop.playing, song.playing]).toEqual([false, true, true]);
  expect(reports.at(-1)).toBe(true);
  song.pause();
  expect(reports.at(-1)).toBe(false);
  stop();
  page.start(film);
  expect(reports.at(-1)).toBe(false);
});
