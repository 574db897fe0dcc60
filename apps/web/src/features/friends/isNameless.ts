import { PLACEHOLDER_NAME, plainName } from "@worthy/domain";

/** Whether somebody has no name. */
export function isNameless({ profileName }: { readonly profileName: string }): boolean {
  return plainName(profileName) === "" || profileName === PLACEHOLDER_NAME;
}
