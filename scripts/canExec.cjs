// Succeeds where npm runs scripts in a shell that has `exec`: anywhere but on Windows. With `exec`
// no shell waits between npm and the launcher, where it would swallow the signals that npm passes on.
process.exit(process.platform === "win32" ? 1 : 0);
