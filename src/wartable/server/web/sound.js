// One soft note when it is your turn, made here; off unless the player turns it on.
import { settings } from "./settings.js";

let context;
export function chime() {
  if (!settings.sound) return;
  try {
    context ??= new AudioContext();
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.frequency.value = 523.25;
    volume.gain.setValueAtTime(0.12, context.currentTime);
    volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + 0.5);
  } catch { /* a browser without sound plays in silence */ }
}
