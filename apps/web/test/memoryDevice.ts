import { memoryStorage } from "./memoryStorage.ts";

/** A device's storage and cookies, which live as long as their test. */
export function memoryDevice(
  kept: Record<string, string> = {},
  cookies: Record<string, string> = {},
) {
  const jar = new Map(Object.entries(cookies));
  const set: string[] = [];
  const document = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    },
    set cookie(text: string) {
      set.push(text);
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
      jar.set(name, value);
    },
  };
  return { storage: memoryStorage(kept), document, cookies: () => Object.fromEntries(jar), set };
}
