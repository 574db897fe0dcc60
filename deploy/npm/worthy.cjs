#!/usr/bin/env node
// What npx runs. The launcher itself is worthy.mjs.
"use strict";

require("../../scripts/launcher/checkNode.cjs");
require("./importWorthy.cjs");
