// In a file of its own, because the oldest Nodes can't even read `import()`.
import("./worthy.mjs");
