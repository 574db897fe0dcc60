// Runs before everything else on the page.
try {
  // Crawlers have no account: what an earlier visit stored is cleared before anything reads it, and
  // nothing new is created.
  if (
    // Cubot makes phones. A lookbehind would keep Safari below 16.4 from reading this file at all.
    /bot\b|crawl|spider|slurp|mediapartners|facebookexternalhit|embedly/i.test(
      navigator.userAgent.replace(/cubot/gi, ""),
    )
  ) {
    document.documentElement.dataset.crawler = "";
    localStorage.clear();
    sessionStorage.clear();
  }
  // Before the first paint, so that a chosen theme does not flash.
  var theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") {
    document.documentElement.dataset.theme = theme;
    // The browser's own bars too: dark comes first, as in useTheme.ts.
    document.querySelectorAll('meta[name="theme-color"]').forEach(function (meta, index) {
      meta.media = theme === ["dark", "light"][index] ? "all" : "not all";
    });
  }
  // The desktop app opens its window with this; the mark stays across navigations.
  if (/[?&]xr-client=desktop(&|$)/.test(location.search))
    sessionStorage.setItem("client", "desktop");
  if (sessionStorage.getItem("client") === "desktop")
    document.documentElement.dataset.client = "desktop";
} catch {
  // Storage is unavailable: keep the system's theme.
}
// Without cookies nothing can be stored: the program does not start (entries/browser.tsx), and once
// parsed, the page is replaced with an explanation. Crawlers see it as it was sent.
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
      main.style.cssText =
        "max-width: 32rem; margin: 20vh auto 0; padding: 0 1.5rem; line-height: 1.5";
      main.append(heading, hint);
      document.body.replaceChildren(main);
      document.documentElement.style.visibility = "";
    },
    { once: true },
  );
}
// Fired once, and early: the app prompts later.
addEventListener("beforeinstallprompt", function (event) {
  event.preventDefault();
  window.worthyInstallPrompt = event;
});
// Until hydration (entries/browser.tsx), clicks that only the program can handle are recorded, once
// per element, and replayed then.
globalThis.worthyEarlyClicks = (function () {
  var things = new Set();
  /** Whether a link opens a popup over this page; links to other pages work without scripts. */
  function opensHere(link) {
    return (
      !link.target &&
      link.origin === location.origin &&
      link.pathname === location.pathname &&
      link.search !== location.search
    );
  }
  /**
   * If hydration is slow, follows a link that the server can answer too; waits longer if other
   * recorded clicks would be lost.
   */
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
    if (
      !thing ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    var isLink = thing.tagName === "A";
    if (isLink && !opensHere(thing)) return;
    // Only the program can submit forms without an action.
    var isSent = !isLink && thing.type === "submit" && thing.form;
    if (isSent && thing.form.hasAttribute("action")) return;
    if (isLink || isSent) event.preventDefault();
    // Repeated clicks count once, at the last one's place in the order.
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
// Until the wall listens for its keys (features/wall/useWallKeys.ts), they are recorded, and replayed
// then.
var base = document.documentElement.dataset.base || "";
if (/^\/(rate)?$/.test(location.pathname.slice(base.length))) {
  globalThis.worthyEarlyKeys = (function () {
    var keys = [];
    function keep(event) {
      if (keys.length < 20) keys.push(event);
    }
    addEventListener("keydown", keep, true);
    return function () {
      removeEventListener("keydown", keep, true);
      return keys.splice(0);
    };
  })();
}
