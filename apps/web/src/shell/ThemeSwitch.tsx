import { IconButton } from "@worthy/ui";
import { Monitor, Moon, Sun } from "lucide-react";
import { THEMES, useTheme } from "../features/theme/useTheme.ts";
import { useT } from "../messages/useT.ts";

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;
const WORDS = { system: "shell.themeSystem", light: "shell.themeLight", dark: "shell.themeDark" } as const;

/** Steps through system, light and dark. */
export function ThemeSwitch() {
  const { theme, choose } = useTheme();
  const t = useT();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  return <IconButton icon={ICONS[theme]} label={t("shell.theme", { theme: t(WORDS[theme]) })} onClick={() => choose(next)} />;
}
