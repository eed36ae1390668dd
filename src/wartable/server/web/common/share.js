// Handing a link on: the phone's share sheet where there is one, else the clipboard.
import { complain, copy, say } from "./dom.js";

/** Return whether this is a device with a share sheet that people use: a phone or a tablet. */
export const canShare = () => Boolean(navigator.share) && matchMedia("(pointer: coarse)").matches;

/** Share a link of this site, or copy it; return whether that worked. */
export async function handOn(path) {
  const url = new URL(path, location.href).href;
  if (canShare()) {
    try {
      await navigator.share({ title: document.title, url });
    } catch (error) {
      if (error.name !== "AbortError") throw error; // the person thought better of it
    }
    return true;
  }
  const copied = await copy(url);
  complain(copied ? say("copied") : url, copied);
  return copied;
}
