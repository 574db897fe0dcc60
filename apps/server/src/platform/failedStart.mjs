// The one place that turns a failed start into a sentence with what to do. Plain JavaScript, because
// the launcher needs it before the project's own Node is there.
import { totalmem } from "node:os";

/** Serves a thousand views; with 384 MB, the system kills it. */
export const LEAST_MEMORY_MB = 512;
const INSTALLED_GB = 1.5;
const AGAIN = "then run the same command again.";

/** Packages with the libraries that the project's Node needs, on Debian and Ubuntu, and on Fedora. */
const LIBRARIES = {
  "libatomic.so.1": ["libatomic1", "libatomic"],
  "libstdc++.so.6": ["libstdc++6", "libstdc++"],
  "libgcc_s.so.1": ["libgcc-s1", "libgcc"],
};

/** Memory of the machine, or what a container may use of it, in MB. */
export function memoryMb() {
  const limit = process.constrainedMemory?.() || Infinity;
  return Math.floor(Math.min(totalmem(), limit) / 1024 ** 2);
}

const missingLibrary = (text) => {
  const name = /error while loading shared libraries: ([\w.+-]{1,100}):/.exec(text)?.[1];
  if (!name) return null;
  const [debian, fedora] = LIBRARIES[name] ?? [];
  const how = debian
    ? `Debian, Ubuntu: apt-get install ${debian}; Fedora: dnf install ${fedora};`
    : "Install the package that has it,";
  return `This system lacks the library ${name}, which Worthy needs. ${how} ${AGAIN}`;
};

const fullDisk = (text) =>
  /ENOSPC|EDQUOT|No space left on device|Disk quota exceeded/i.test(text)
    ? `The disk is full. Free some space (the installation takes ${INSTALLED_GB} GB), ${AGAIN} Nothing that was saved is lost.`
    : null;

const noMemory = (text, signal) => {
  const isShort =
    signal === "SIGKILL" ||
    /\bSIGKILL\b|heap out of memory|Cannot allocate memory|\bENOMEM\b|terminated by signal 9/.test(
      text,
    );
  const had = memoryMb();
  return isShort
    ? `Memory ran out, most likely, and the system ended Worthy. It needs at least ${LEAST_MEMORY_MB} MB; there are ${had} MB here. Give it more (docker run --memory), or stop other programs, ${AGAIN}`
    : null;
};

const noNetwork = (text) => {
  const code =
    /\b(ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNRESET|ERR_SOCKET_TIMEOUT|EIDLETIMEOUT)\b/.exec(
      text,
    )?.[1];
  return code && /npm (ERR!|error)/.test(text)
    ? `npm can't reach its registry (${code}). Check the network connection, and the proxy if you have one (npm config set proxy), ${AGAIN}`
    : null;
};

const notAllowed = (text) => {
  const code = /\b(EACCES|EPERM|EROFS)\b/.exec(text)?.[1];
  return code
    ? `This account may not write there (${code}). Run the command as the user who owns the folder, or hand it over with chown -R.`
    : null;
};

/**
 * What to do about a failed start, from what the failed program said and the signal that ended it; null
 * if that isn't known.
 */
export function explainFailure(text, signal = null) {
  return (
    missingLibrary(text) ??
    fullDisk(text) ??
    noMemory(text, signal) ??
    noNetwork(text) ??
    notAllowed(text)
  );
}

/** What the program said, without where in the code it happened. */
export const withoutStack = (text) =>
  text
    .split("\n")
    .filter((line) => !/^\s+at /.test(line))
    .join("\n")
    .trim();

/** Said before a start that has little chance; null if there is enough memory. */
export const explainMemory = (had = memoryMb()) =>
  had < LEAST_MEMORY_MB
    ? `Only ${had} MB of memory: Worthy needs at least ${LEAST_MEMORY_MB} MB, and with less the system may end it at any time.`
    : null;
