let context: AudioContext | undefined;

/** Two falling tones. Browsers play sound only after the visitor has pressed something on the page; before that nothing is heard. */
export async function playOutbidSound(): Promise<void> {
  context ??= new AudioContext();
  await context.resume();
  const volume = context.createGain();
  volume.connect(context.destination);
  for (const [index, frequency] of [660, 440].entries()) {
    const start = context.currentTime + index * 0.18;
    const tone = context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start(start);
    tone.stop(start + 0.16);
    // Without steps in the volume, which click.
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.25, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.16);
  }
}
