/** The bearer in an Authorization header; null if there is none. */
export function bearerIn(header: string | undefined): string | null {
  return /^Bearer ([A-Za-z0-9]{1,100})$/i.exec(header ?? "")?.[1] ?? null;
}
