import { join } from "node:path";

type Env = Readonly<Record<string, string | undefined>>;

/**
 * Where each system has Chrome, Edge and Chromium, best known first: paths, or names to find on the
 * PATH.
 */
export function browserPlaces(platform: NodeJS.Platform, env: Env): readonly string[] {
  if (platform === "darwin") return macPlaces(env);
  if (platform === "win32") return windowsPlaces(env);
  return onPath(
    [
      "google-chrome",
      "google-chrome-stable",
      "microsoft-edge",
      "microsoft-edge-stable",
      "chromium",
      "chromium-browser",
      "brave-browser",
    ],
    env,
  );
}

const MAC_APPS = ["Google Chrome", "Microsoft Edge", "Chromium", "Brave Browser"];

function macPlaces({ HOME = "" }: Env): readonly string[] {
  return MAC_APPS.flatMap((name) =>
    ["/Applications", join(HOME, "Applications")].map(
      (folder) => `${folder}/${name}.app/Contents/MacOS/${name}`,
    ),
  );
}

function windowsPlaces({ ProgramFiles, LOCALAPPDATA, ...env }: Env): readonly string[] {
  const folders = [ProgramFiles, env["ProgramFiles(x86)"], LOCALAPPDATA].filter(
    (folder) => folder !== undefined,
  );
  return [
    "Google\\Chrome\\Application\\chrome.exe",
    "Microsoft\\Edge\\Application\\msedge.exe",
    "Chromium\\Application\\chrome.exe",
  ].flatMap((file) => folders.map((folder) => `${folder}\\${file}`));
}

function onPath(names: readonly string[], { PATH = "" }: Env): readonly string[] {
  const folders = PATH.split(":").filter((folder) => folder !== "");
  return names.flatMap((name) => folders.map((folder) => `${folder}/${name}`));
}

/** The command that opens an address in the system's default browser. */
export function defaultBrowser(
  platform: NodeJS.Platform,
  address: string,
): readonly [command: string, ...args: string[]] {
  if (platform === "darwin") return ["open", address];
  // `start` is not a program and treats & specially; this one takes the address as it is.
  if (platform === "win32") return ["rundll32", "url.dll,FileProtocolHandler", address];
  return ["xdg-open", address];
}
