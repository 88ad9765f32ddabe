import { pickVoice, type Speed } from "@/lib/exhibitions/tour/rules";

/** Chrome loads its voices after the first question for them. In milliseconds. */
const VOICES_TIMEOUT = 2_000;

export type DeviceVoice = {
  /** Whether there is a voice that can speak now. */
  isReady: () => boolean;
  /** Speaks one utterance; false when it could not. Resolves as well when it is cancelled. */
  utter: (text: string, speed: Speed) => Promise<boolean>;
  cancel: () => void;
};

function findVoice(): SpeechSynthesisVoice | null {
  return pickVoice(speechSynthesis.getVoices(), navigator.onLine);
}

function voicesLoaded(): Promise<void> {
  if (speechSynthesis.getVoices().length > 0) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      speechSynthesis.removeEventListener("voiceschanged", done);
      resolve();
    };
    const timer = setTimeout(done, VOICES_TIMEOUT);
    speechSynthesis.addEventListener("voiceschanged", done);
  });
}

/** The voice of the device, once the browser knows its voices. Null where the browser cannot speak. */
export async function openDeviceVoice(): Promise<DeviceVoice | null> {
  if (!("speechSynthesis" in window)) return null;
  await voicesLoaded();
  // Held, because Chrome forgets to report the end of an utterance that nothing refers to.
  let current: SpeechSynthesisUtterance | null = null;
  return {
    isReady: () => findVoice() !== null,
    utter: (text, speed) =>
      new Promise((resolve) => {
        const voice = findVoice();
        if (!voice) return resolve(false);
        current = new SpeechSynthesisUtterance(text);
        Object.assign(current, { voice, lang: voice.lang, rate: speed });
        current.onend = () => resolve(true);
        current.onerror = ({ error }) => resolve(error === "interrupted" || error === "canceled");
        speechSynthesis.speak(current);
      }),
    cancel: () => {
      current = null;
      speechSynthesis.cancel();
    },
  };
}
