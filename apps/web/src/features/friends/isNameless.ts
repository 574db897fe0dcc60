import { PLACEHOLDER_NAME } from "@worthy/domain";

/** Whether somebody has no name. */
export function isNameless({ profileName }: { readonly profileName: string }): boolean {
  return profileName.trim() === "" || profileName === PLACEHOLDER_NAME;
}
