// Runs before anything else of the page.
try {
  // Crawlers come as nobody: what an earlier visit has left of a person or of settings is forgotten before anything reads it, and nothing is made anew.
  if (/(?<!cu)bot\b|crawl|spider|slurp|mediapartners|facebookexternalhit|embedly/i.test(navigator.userAgent)) {
    document.documentElement.dataset.crawler = "";
    localStorage.clear();
    sessionStorage.clear();
  }
  // Before the first paint, so that a chosen theme never flashes in late.
  var theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  // The desktop form opens its window with this; the window stays one of it wherever it goes.
  if (/[?&]xr-client=desktop(&|$)/.test(location.search)) sessionStorage.setItem("client", "desktop");
  if (sessionStorage.getItem("client") === "desktop") document.documentElement.dataset.client = "desktop";
} catch {
  // Storage is closed to us: the system's theme stays.
}
// Without cookies nothing could be kept: the program does not start (entries/browser.tsx), and, but for crawlers, who read it as it came, the page gives way once it is read, before it could be used.
if (!navigator.cookieEnabled && !("crawler" in document.documentElement.dataset)) {
  var texts = document.currentScript.dataset;
  document.documentElement.style.visibility = "hidden";
  document.addEventListener(
    "readystatechange",
    function () {
      var main = document.createElement("main");
      var heading = document.createElement("h1");
      var hint = document.createElement("p");
      heading.textContent = document.title = texts.cookies;
      hint.textContent = texts.cookiesHint;
      heading.style.cssText = "font: 700 1.75rem/1.2 var(--font-display)";
      hint.style.cssText = "margin-top: 0.75rem; color: var(--ink-second)";
      main.style.cssText = "max-width: 32rem; margin: 20vh auto 0; padding: 0 1.5rem; line-height: 1.5";
      main.append(heading, hint);
      document.body.replaceChildren(main);
      document.documentElement.style.visibility = "";
    },
    { once: true },
  );
}
// Browsers say this once, and early: the app asks later, where it is wanted.
addEventListener("beforeinstallprompt", function (event) {
  event.preventDefault();
  window.worthyInstallPrompt = event;
});
// Until the program answers to clicks (entries/browser.tsx), what only it can answer is kept, each thing once, to be done then.
globalThis.worthyEarlyClicks = (function () {
  var things = new Set();
  /** A popup over this page; links to other pages lead there by themselves. */
  function opensHere(link) {
    return !link.target && link.origin === location.origin && link.pathname === location.pathname && link.search !== location.search;
  }
  /** A program that is long in coming is not waited for where the server has the answer too; somewhat longer where something else would be lost. */
  function followLate(link, turns) {
    setTimeout(function () {
      if (!things.has(link)) return;
      var others = Array.from(things).some(function (thing) {
        return thing.tagName !== "A";
      });
      if (others && turns > 0) followLate(link, turns - 1);
      else location.assign(link.href);
    }, 2000);
  }
  function keep(event) {
    var thing = event.target instanceof Element && event.target.closest("a[href], button");
    if (!thing || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    var isLink = thing.tagName === "A";
    if (isLink && !opensHere(thing)) return;
    // Forms without an address of their own are sent by the program alone.
    var isSent = !isLink && thing.type === "submit" && thing.form;
    if (isSent && thing.form.hasAttribute("action")) return;
    if (isLink || isSent) event.preventDefault();
    // What was clicked in impatience is done once, and what was clicked last is done last.
    things.delete(thing);
    things.add(thing);
    if (isLink) followLate(thing, 5);
  }
  addEventListener("click", keep, true);
  return function () {
    removeEventListener("click", keep, true);
    var kept = Array.from(things);
    things.clear();
    kept.forEach(function (thing) {
      if (thing.isConnected) thing.click();
    });
  };
})();
