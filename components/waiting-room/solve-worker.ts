// Imports nothing that starts a worker: the bundler does not end on a worker that is part of itself.
import { type Puzzle, searchNonce } from "./puzzle";

self.onmessage = ({ data }: MessageEvent<Puzzle>) =>
  self.postMessage(String(searchNonce(data, 0, Number.MAX_SAFE_INTEGER)));
