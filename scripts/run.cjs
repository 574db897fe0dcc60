// What npm runs. The launcher itself is run.mjs.
"use strict";

require("./launcher/checkNode.cjs");
require("./importRun.cjs");
