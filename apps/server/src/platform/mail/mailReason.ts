/** What nodemailer adds to its errors. */
export interface MailFault {
  code?: string;
  /** The code of the connection's own error, which `code` replaces. */
  originalCode?: string;
  /** The server's status, such as 535. */
  responseCode?: number;
  /** What the server said. It can quote the address and the user. */
  response?: string;
  message?: string;
}

const UNKNOWN_AUTHORITY = "its certificate is from an authority that this machine doesn't know";

const REASONS: Record<string, string> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is self-signed",
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN_AUTHORITY,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN_AUTHORITY,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN_AUTHORITY,
  CERT_HAS_EXPIRED: "its certificate has expired",
  CERT_NOT_YET_VALID: "its certificate isn't valid yet",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name",
  ERR_SSL_WRONG_VERSION_NUMBER: "it doesn't speak TLS on this port",
  ERR_SSL_PACKET_LENGTH_TOO_LONG: "it doesn't speak TLS on this port",
  ECONNREFUSED: "nothing listens on that port",
  ECONNRESET: "it closes the connection",
  EHOSTUNREACH: "it can't be reached from here",
  ENETUNREACH: "it can't be reached from here",
  ENOTFOUND: "its name isn't known",
  EAI_AGAIN: "its name can't be looked up",
  EDNS: "its name can't be looked up",
  ETIMEDOUT: "it doesn't respond",
  ETLS: "the connection can't be encrypted",
  EAUTH: "it refuses the user name or the password",
  ECONNECTION: "it closes the connection",
  EENVELOPE: "it refuses the sender or the recipient",
};

/** Why the mail server can't be used, in words and codes, without anybody's address. */
export function mailReason({ code, originalCode, responseCode }: MailFault): string {
  const reason = REASONS[originalCode ?? ""] ?? REASONS[code ?? ""];
  const codes = [code ?? "unknown", originalCode, responseCode]
    .filter((each, at, all) => each !== undefined && all.indexOf(each) === at)
    .join(" ");
  return reason ? `${reason} (${codes})` : codes;
}

/** Whether its certificate is the reason. */
export const isCertificateFault = ({ code, originalCode }: MailFault): boolean =>
  /certificate/.test(REASONS[originalCode ?? ""] ?? REASONS[code ?? ""] ?? "");
