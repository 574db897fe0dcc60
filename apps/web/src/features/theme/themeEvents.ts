import { declareEvents, oneOf } from "@worthy/domain";

export const themeEvents = declareEvents({
  theme_changed: { purpose: "Whether the light theme is wanted.", consent: "usage", params: { theme: oneOf("the theme chosen", ["system", "light", "dark"]) } },
});
