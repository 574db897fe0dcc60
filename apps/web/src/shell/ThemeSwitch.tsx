import { IconButton } from "@worthy/ui";
import { Monitor, Moon, Sun } from "lucide-react";
import { THEMES, useTheme } from "../features/theme/useTheme.ts";
import { useTexts } from "../locale/useLocale.ts";
import shellTexts from "../locale/texts/shell.en.json" with { type: "json" };

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;
const WORDS = {
  system: "shell.themeSystem",
  light: "shell.themeLight",
  dark: "shell.themeDark",
} as const;

/** Steps through system, light and dark. */
export function ThemeSwitch() {
  const { theme, choose } = useTheme();
  const t = useTexts(shellTexts);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  return (
    <IconButton
      icon={ICONS[theme]}
      label={t("shell.theme", { theme: t(WORDS[theme]) })}
      onClick={() => choose(next)}
    />
  );
}
