// Written so that every Node can read it, because an old one must be able to say that it is too old.
"use strict";

var version = process.versions.node;

if (Number(version.split(".")[0]) < 20) {
  console.error(
    "\nWorthy needs Node 20 or newer with its npm; this is Node " +
      version +
      ". Get it from https://nodejs.org, then run the same command again.\n",
  );
  process.exit(1);
}
