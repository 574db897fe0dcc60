import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Two builds from one configuration: the browser's, with a manifest, and the server entry, bundled whole so that it needs nothing beside it. */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  publicDir: isSsrBuild ? false : "public",
  ssr: isSsrBuild ? { noExternal: true } : {},
  define: { "process.env.NODE_ENV": JSON.stringify(process.env["NODE_ENV"] === "development" ? "development" : "production") },
  build: isSsrBuild
    ? { outDir: "dist/server", emptyOutDir: true, ssr: "src/entries/public.server.tsx", target: "node22", rolldownOptions: { output: { entryFileNames: "[name].js" } } }
    : {
        outDir: "dist/client",
        emptyOutDir: true,
        manifest: true,
        // The content security policy lets fonts and scripts come from files of our own only.
        assetsInlineLimit: 0,
        // What others wrote changes seldom: in files of its own it stays in people's caches.
        rolldownOptions: {
          input: "src/entries/browser.tsx",
          output: {
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|scheduler|react-router)\// },
                { name: "parts", test: /node_modules\// },
              ],
            },
          },
        },
      },
}));
