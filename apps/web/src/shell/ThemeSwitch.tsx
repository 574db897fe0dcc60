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

interface ThemeSwitchProps {
  /** The look of a button with words instead of an icon. */
  className?: string;
}

/** Steps through system, light and dark. */
export function ThemeSwitch({ className }: ThemeSwitchProps) {
  const { theme, choose } = useTheme();
  const t = useTexts(shellTexts);
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  const label = t("shell.theme", { theme: t(WORDS[theme]) });
  const step = () => choose(next);
  if (className === undefined)
    return <IconButton icon={ICONS[theme]} label={label} onClick={step} />;
  return (
    <button type="button" className={className} onClick={step}>
      {label}
    </button>
  );
}
