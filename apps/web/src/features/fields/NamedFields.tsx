import { classNames } from "@worthy/ui";
import { useId, type ComponentProps, type ReactNode } from "react";

interface NamedFieldsProps extends Pick<ComponentProps<"fieldset">, "aria-describedby"> {
  name: ReactNode;
  /** How the name looks. */
  nameClass?: string;
  children: ReactNode;
}

/** Fields that belong together, below their name. In a flex column, WebKit counts the height of a `legend` twice. */
export function NamedFields({ name, nameClass, children, ...described }: NamedFieldsProps) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id} className="min-w-0" {...described}>
      <p id={id} className={classNames("font-semibold", nameClass)}>
        {name}
      </p>
      {children}
    </fieldset>
  );
}
