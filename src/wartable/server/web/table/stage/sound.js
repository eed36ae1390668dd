// Sounds: a few synthesised notes; off by default.
import { settings } from "../../common/preferences.js";

let context;
function note(pitch, after = 0, long = 0.5, loud = 0.12) {
  const at = context.currentTime + after;
  const tone = context.createOscillator();
  const volume = context.createGain();
  tone.frequency.value = pitch;
  volume.gain.setValueAtTime(0.0001, at);
  volume.gain.exponentialRampToValueAtTime(loud, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + long);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + long);
}

const TUNES = {
  turn: () => {
    note(523.25);
    note(659.25, 0.12);
  },
  stamp: () => {
    note(130.8, 0, 0.22, 0.14);
    note(98, 0.05, 0.3, 0.1);
  },
  card: () => note(180, 0, 0.09, 0.05),
  chat: () => note(880, 0, 0.18, 0.06),
  end: () => {
    for (const [i, pitch] of [392, 523.25, 659.25, 784].entries()) note(pitch, i * 0.14, 0.8);
  },
};

/** Resume the audio context. Browsers allow sound only after the first user activation. */
async function awake() {
  if (!settings.sound) return false;
  context ??= new AudioContext();
  if (context.state === "suspended" && (navigator.userActivation?.hasBeenActive ?? true)) await context.resume();
  return context.state === "running";
}
for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, () => awake().catch(() => {}), { capture: true, passive: true });

/** Play one of the tunes if sounds are on. */
export async function sound(name) {
  try {
    if (await awake()) TUNES[name]();
  } catch {
    /* no audio device or no support: play in silence */
  }
}
