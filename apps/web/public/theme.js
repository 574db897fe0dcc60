// Runs before the first paint, so that a chosen theme never flashes in late.
try {
  var theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to us: the system's theme stays.
}
